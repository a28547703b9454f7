// What Parapet asks of a source host, whichever it is. GitHub, GitLab, Bitbucket Cloud and Gitea
// each have one implementation beside this file; `connect.ts` makes
// one from what the organisation has stored:
//
//   const { host, repository, branch } = await connectRepository(deps, tenant, repositoryId);
//   const manifest = await host.readFile(repository, 'package.json', branch);
//
// Every method answers what it says or throws a `Problem` that can be shown as it is
// (`host-faults.ts`): the other side is never a reason for a 500. Calls go through
// `deps.outgoing`, so that they end after a time and have a largest size. Never call one within a
// database transaction: the other side may take its time.
import type { GitHost } from './connectors/credentials.ts';
import type { DownloadBounds } from './host-client.ts';

/** Who the token belongs to. */
export type HostAccount = {
  /** The account's name at the host, such as `acme-bot`. */
  login: string;
  /** Where its repositories lie: organisations, groups, workspaces. At most a hundred. */
  workspaces: string[];
  /**
   * What the token permits, by the host's own names; a GitHub App's permissions as
   * `contents:write`. Absent where the host does not say.
   */
  scopes?: string[] | undefined;
};

export type HostRepositoryFacts = {
  /** The host's own id. */
  id: string;
  /** Its last part: `ledger-api`. */
  name: string;
  /**
   * What every other method takes as `repository`: `acme/ledger-api`, with GitLab's subgroups
   * `acme/payments/ledger-api`.
   */
  fullName: string;
  /** Its page in a browser. */
  url: string;
  /** Null where it has no branch yet. */
  defaultBranch: string | null;
  isPrivate: boolean;
  /** Copies under other accounts; null where the host does not say. */
  forks: number | null;
};

/** How git reads a repository over HTTP. */
export type GitAddress = {
  url: string;
  /** Value of the header `Authorization`. */
  authorization: string;
};

export type HostWindow = { page: number; pageSize: number };

/**
 * A page of a list. `total` counts all of them where the host reports it; where it does not, as many as
 * are known to be there.
 */
export type HostPage<Row> = { rows: Row[]; total: number; isExact: boolean };

/** What was opened, with its number within the repository. */
export type OpenedItem = { url: string; number: number };

/** With the commit that was made for it; undefined where an earlier attempt made it. */
export type ProposedPull = OpenedItem & { head?: string | undefined };

export type PullRequestState = 'open' | 'merged' | 'closed';

export type PullRequestFacts = {
  state: PullRequestState;
  /** The branch with its change. */
  branch?: string | undefined;
  /** The commit at its tip; some hosts shorten it. */
  head?: string | undefined;
  /** The branch that it is to be merged into. */
  base?: string | undefined;
  /** Undefined where the host does not say, or does not know yet. */
  hasConflicts?: boolean | undefined;
  /** Without what makes it a draft, which is `draftMark` where the host has that in the title. */
  title?: string | undefined;
  draftMark?: string | undefined;
  /** Markdown. */
  body?: string | undefined;
};

/** What the repository's own pipelines say of a commit. Skipped and neutral ones pass. */
export type HostCheck = {
  name: string;
  state: 'pending' | 'passing' | 'failing';
  url: string | null;
};

export type FileChange = {
  path: string;
  /** The whole file as it becomes. */
  content: string;
  /** It is there already, so that it is replaced instead of made. */
  exists: boolean;
};

export type ProposedChange = {
  /** The branch that it is to be merged into. */
  base: string;
  /** The new branch. */
  branch: string;
  /**
   * Whether Parapet named the branch after this change, so that one that is there already comes
   * from an earlier attempt. Any other branch that is there is refused: it holds other work.
   */
  isOwnBranch: boolean;
  /** Text in the body by which an earlier attempt's pull request is recognised. */
  mark: string;
  /** Message of the one commit. */
  message: string;
  title: string;
  /** It cannot be merged until someone says that it is ready. */
  draft?: boolean;
  /** Markdown. */
  body: string;
  files: readonly FileChange[];
};

/** What is added to a pull request once it is open, or written anew. */
export type PullDetails = {
  /** The whole title, with the mark of a draft, and the whole text, as Markdown. */
  describePullRequest: (
    repository: string,
    number: number,
    text: { title: string; body: string },
  ) => Promise<void>;
  /** Adds labels to those that it has; a new name becomes a label of the repository. */
  addLabels?: (repository: string, number: number, labels: readonly string[]) => Promise<void>;
  /**
   * Asks for reviews. A handle is `ana` or `@ana`, or a team as `@acme/platform`. Returns those that
   * could not be asked: the host does not know them, or refuses them, as it does with the author.
   */
  requestReviewers: (
    repository: string,
    number: number,
    handles: readonly string[],
  ) => Promise<string[]>;
};

/** The change of an open pull request, made again on another commit of its base. */
export type RenewedChange = {
  number: number;
  branch: string;
  /** The commit that the branch has to be at: any other is the work of others. */
  head: string;
  /** The branch that it is to be merged into, and the commit there that it is made on. */
  base: string;
  baseCommit: string;
  message: string;
  files: readonly FileChange[];
};

export type SourceHost = PullDetails & {
  kind: GitHost;
  /** Its name for people: `GitHub`. */
  name: string;
  whoAmI: () => Promise<HostAccount>;
  /** Those that the token may see, by name; with `q` only those whose name contains it. */
  listRepositories: (window: HostWindow & { q?: string }) => Promise<HostPage<HostRepositoryFacts>>;
  readRepository: (repository: string) => Promise<HostRepositoryFacts>;
  listBranches: (repository: string, window: HostWindow) => Promise<HostPage<string>>;
  /**
   * The text of a file on a branch now, or at a commit; undefined where there is none. Throws a
   * `Problem` for one that is binary, not UTF-8 or above 2 MB.
   */
  readFile: (repository: string, path: string, ref: string) => Promise<string | undefined>;
  /** Paths of the files on a branch; of a large repository only the first thousands. */
  listFiles: (repository: string, branch: string) => Promise<string[]>;
  /** The commit that a branch is at; undefined where there is no such branch. */
  headCommit: (repository: string, branch: string) => Promise<string | undefined>;
  /** All files of a commit as a packed tar archive, into a file that is not there yet. */
  downloadArchive: (
    repository: string,
    commit: string,
    file: string,
    bounds: DownloadBounds,
  ) => Promise<void>;
  /** The page of a commit in a browser. `url` is the page of its repository. */
  commitUrl: (url: string, commit: string) => string;
  /** The token of a GitHub App's installation; undefined where the stored token is the one. */
  installationToken?: () => Promise<string | undefined>;
  /**
   * Commits the files on a new branch and opens a pull request. Answers the open or merged one that
   * an earlier attempt has opened; throws `branch_exists` for a branch that holds other work.
   */
  proposeChange: (repository: string, change: ProposedChange) => Promise<ProposedPull>;
  readPullRequest: (repository: string, number: number) => Promise<PullRequestFacts>;
  /** Of the commit at the tip of a pull request. Answers no more than the first two thousand. */
  listChecks: (repository: string, pull: { number: number; head: string }) => Promise<HostCheck[]>;
  /**
   * Puts one commit with the files on `baseCommit` in place of what the pull request holds, and
   * answers it. Throws `branch_moved` where the branch is not at `head`.
   */
  renewChange: (repository: string, change: RenewedChange) => Promise<string>;
  /** Closes an open pull request without merging it. Its branch stays. */
  closePullRequest: (repository: string, number: number) => Promise<void>;
  /** `text` is Markdown. */
  commentPullRequest: (repository: string, number: number, text: string) => Promise<void>;
  /**
   * Opens an issue, or answers the open one whose text contains `mark`: an earlier attempt has made
   * it. `body` is Markdown and contains the mark.
   */
  openIssue: (
    repository: string,
    issue: { title: string; body: string; mark: string },
  ) => Promise<OpenedItem>;
};

/** With what git needs to read a repository itself. */
export type ConnectedHost = SourceHost & {
  gitAddress: (repository: string) => Promise<GitAddress>;
};
