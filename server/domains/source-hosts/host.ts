// The interface of all source hosts. GitHub, GitLab, Bitbucket Cloud and Gitea each have one
// implementation in this folder; `connect.ts` creates one from the organization's stored settings:
//
//   const { host, repository, branch } = await connectRepository(deps, tenant, repositoryId);
//   const manifest = await host.readFile(repository, 'package.json', branch);
//
// Every method returns its result or throws a `Problem` that can be shown as it is
// (`host-faults.ts`): an error of the host is never a 500. Requests go through `deps.outgoing`, so
// that they have a time and size limit. Never call a method within a database transaction, because
// the host may be slow.
import type { GitHost } from './connectors/credentials.ts';
import type { DownloadBounds } from './host-client.ts';

/** The owner of the token. */
export type HostAccount = {
  /** The account's name at the host, such as `acme-bot`. */
  login: string;
  /** The owners of its repositories: organizations, groups, workspaces. At most a hundred. */
  workspaces: string[];
  /**
   * The token's scopes, by the host's own names; a GitHub App's permissions in the form
   * `contents:write`. Absent if the host does not report them.
   */
  scopes?: string[] | undefined;
};

export type HostRepositoryFacts = {
  /** The host's own id. */
  id: string;
  /** The last part of its path: `ledger-api`. */
  name: string;
  /**
   * The value for `repository` of every other method: `acme/ledger-api`, with GitLab's subgroups
   * `acme/payments/ledger-api`.
   */
  fullName: string;
  /** Its web page. */
  url: string;
  /** Null if it has no branch yet. */
  defaultBranch: string | null;
  isPrivate: boolean;
  /** Copies under other accounts; null if the host does not report them. */
  forks: number | null;
};

/** How git reads a repository over HTTP. */
export type GitAddress = {
  url: string;
  /** Value of the `Authorization` header. */
  authorization: string;
};

export type HostWindow = { page: number; pageSize: number };

/**
 * A page of a list. `total` is the number of all rows if the host reports it, otherwise the number
 * known to exist.
 */
export type HostPage<Row> = { rows: Row[]; total: number; isExact: boolean };

/** The opened item, with its number within the repository. */
export type OpenedItem = { url: string; number: number };

/** Includes the commit that was created for it; undefined if an earlier attempt created it. */
export type ProposedPull = OpenedItem & { head?: string | undefined };

export type PullRequestState = 'open' | 'merged' | 'closed';

export type PullRequestFacts = {
  state: PullRequestState;
  /** The branch with its change. */
  branch?: string | undefined;
  /** The commit at its tip; some hosts shorten it. */
  head?: string | undefined;
  /** The branch that it will be merged into. */
  base?: string | undefined;
  /** Undefined if the host does not report it, or has not computed it yet. */
  hasConflicts?: boolean | undefined;
  /** Without the draft mark, which is `draftMark` if the host keeps it in the title. */
  title?: string | undefined;
  draftMark?: string | undefined;
  /** Markdown. */
  body?: string | undefined;
};

/** Result of the repository's own pipelines for a commit. Skipped and neutral ones pass. */
export type HostCheck = {
  name: string;
  state: 'pending' | 'passing' | 'failing';
  url: string | null;
};

export type FileChange = {
  path: string;
  /** The whole new content. */
  content: string;
  /** The file exists already, so it is replaced instead of created. */
  exists: boolean;
};

export type ProposedChange = {
  /** The branch that it will be merged into. */
  base: string;
  /** The new branch. */
  branch: string;
  /**
   * Whether Parapet derived the branch's name from this change, so that an existing one comes from
   * an earlier attempt. Any other existing branch is rejected, because it contains other work.
   */
  isOwnBranch: boolean;
  /** Text in the body that identifies an earlier attempt's pull request. */
  mark: string;
  /** Message of the single commit. */
  message: string;
  title: string;
  /** It cannot be merged until a user marks it as ready. */
  draft?: boolean;
  /** Markdown. */
  body: string;
  files: readonly FileChange[];
};

/** Details that are added to a pull request after it has been opened, or rewritten. */
export type PullDetails = {
  /** Writes the whole title, with the draft mark, and the whole text, as Markdown. */
  describePullRequest: (
    repository: string,
    number: number,
    text: { title: string; body: string },
  ) => Promise<void>;
  /** Adds labels to the existing ones; a new name becomes a label of the repository. */
  addLabels?: (repository: string, number: number, labels: readonly string[]) => Promise<void>;
  /**
   * Requests reviews. A handle is `ana` or `@ana`, or a team such as `@acme/platform`. Returns
   * those that could not be requested: the host does not know them, or rejects them, as it does
   * with the author.
   */
  requestReviewers: (
    repository: string,
    number: number,
    handles: readonly string[],
  ) => Promise<string[]>;
};

/** The change of an open pull request, regenerated on another commit of its base. */
export type RenewedChange = {
  number: number;
  branch: string;
  /** The expected commit of the branch: any other was pushed by someone else. */
  head: string;
  /** The branch that it will be merged into, and the commit there that it is based on. */
  base: string;
  baseCommit: string;
  message: string;
  files: readonly FileChange[];
};

export type SourceHost = PullDetails & {
  kind: GitHost;
  /** Its display name: `GitHub`. */
  name: string;
  whoAmI: () => Promise<HostAccount>;
  /**
   * Lists the repositories that the token can access, by name; with `q` only those whose name
   * contains it.
   */
  listRepositories: (window: HostWindow & { q?: string }) => Promise<HostPage<HostRepositoryFacts>>;
  readRepository: (repository: string) => Promise<HostRepositoryFacts>;
  listBranches: (repository: string, window: HostWindow) => Promise<HostPage<string>>;
  /**
   * Reads the current text of a file on a branch, or at a commit; undefined if it does not exist.
   * Throws a `Problem` for a file that is binary, not UTF-8 or above 2 MB.
   */
  readFile: (repository: string, path: string, ref: string) => Promise<string | undefined>;
  /** Lists the paths of the files on a branch; in a large repository only the first thousands. */
  listFiles: (repository: string, branch: string) => Promise<string[]>;
  /** Returns the commit of a branch; undefined if there is no such branch. */
  headCommit: (repository: string, branch: string) => Promise<string | undefined>;
  /** Downloads all files of a commit as a compressed tar archive into a new file. */
  downloadArchive: (
    repository: string,
    commit: string,
    file: string,
    bounds: DownloadBounds,
  ) => Promise<void>;
  /** Returns the web page of a commit. `url` is the page of its repository. */
  commitUrl: (url: string, commit: string) => string;
  /** Returns the token of a GitHub App's installation; undefined if there is a stored token. */
  installationToken?: () => Promise<string | undefined>;
  /**
   * Commits the files on a new branch and opens a pull request. Returns the open or merged one of
   * an earlier attempt, if there is one; throws `branch_exists` for a branch that contains other
   * work.
   */
  proposeChange: (repository: string, change: ProposedChange) => Promise<ProposedPull>;
  readPullRequest: (repository: string, number: number) => Promise<PullRequestFacts>;
  /**
   * Lists the checks of the commit at the tip of a pull request, at most the first two thousand.
   */
  listChecks: (repository: string, pull: { number: number; head: string }) => Promise<HostCheck[]>;
  /**
   * Replaces the content of the pull request with one commit of the files on `baseCommit`, and
   * returns that commit. Throws `branch_moved` if the branch is not at `head`.
   */
  renewChange: (repository: string, change: RenewedChange) => Promise<string>;
  /** Closes an open pull request without merging it. Its branch is kept. */
  closePullRequest: (repository: string, number: number) => Promise<void>;
  /** `text` is Markdown. */
  commentPullRequest: (repository: string, number: number, text: string) => Promise<void>;
  /**
   * Opens an issue, or returns the open one whose text contains `mark`, which an earlier attempt
   * created. `body` is Markdown and contains the mark.
   */
  openIssue: (
    repository: string,
    issue: { title: string; body: string; mark: string },
  ) => Promise<OpenedItem>;
};

/** Adds what git needs to read a repository itself. */
export type ConnectedHost = SourceHost & {
  gitAddress: (repository: string) => Promise<GitAddress>;
};
