// The state of a source host of any kind: repositories with branches, files, pull requests and
// issues. Four fakes serve the same state through four APIs.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { tarOf } from '../tar.ts';

/**
 * A pipeline's result for the tip of a pull request. Hosts with check runs show them besides
 * statuses.
 */
export type FakeCheck = {
  name: string;
  state: 'pending' | 'passing' | 'failing';
  kind?: 'run' | 'status';
};

export type FakePull = {
  number: number;
  title: string;
  body: string;
  head: string;
  base: string;
  state: 'open' | 'merged' | 'closed';
  comments: string[];
  draft?: boolean;
  labels?: string[];
  checks?: FakeCheck[];
  /** The requested reviewers; teams as `acme/platform`. */
  reviewers?: string[];
};
export type FakeIssue = { number: number; title: string; body: string };

export type FakeRepository = {
  fullName: string;
  isPrivate: boolean;
  defaultBranch: string;
  branches: Map<string, Map<string, string>>;
  /** The state that each branch was created from. */
  bases: Map<string, ReadonlyMap<string, string>>;
  /** The token may not read pipeline results. */
  hidesChecks?: boolean;
  /** A version of the host that cannot replace the content of a branch. */
  keepsBranches?: boolean;
  /** Executable files, as `branch:path`. */
  executable: Set<string>;
  messages: string[];
  pulls: FakePull[];
  issues: FakeIssue[];
  /** Existing labels; a label's number is its position, from 1. */
  labels: string[];
};

export type Forge = {
  token: string;
  login: string;
  repositories: FakeRepository[];
  /** The possible reviewers for a pull request of `login`; teams as `acme/platform`. */
  collaborators: string[];
  /** The token's scopes as the host reports them; undefined if it does not. */
  scopes?: string[] | undefined;
};

export const scopeHeaders = ({ scopes }: Forge): Record<string, string> =>
  scopes ? { 'x-oauth-scopes': scopes.join(', ') } : {};

export const createForge = (
  files: Record<string, string>,
  {
    token = 'good-token',
    names = ['acme/ledger-api', 'acme/web'],
  }: { token?: string; names?: readonly string[] } = {},
): Forge => ({
  token,
  login: 'acme-bot',
  collaborators: ['ana', 'developer2', 'acme/platform'],
  repositories: names.map((fullName) => ({
    fullName,
    isPrivate: fullName !== 'acme/web',
    defaultBranch: 'main',
    branches: new Map([['main', new Map(Object.entries(files))]]),
    bases: new Map(),
    executable: new Set<string>(),
    messages: [],
    pulls: [],
    issues: [],
    labels: ['bug'],
  })),
});

export const shaOf = (text: string): string => createHash('sha1').update(text).digest('hex');
/** A number for each repository. */
export const idOf = (fullName: string): number => Number.parseInt(shaOf(fullName).slice(0, 8), 16);
export const commitOf = (repository: FakeRepository, branch: string): string =>
  shaOf(JSON.stringify([...(repository.branches.get(branch) ?? [])]));

/** The files of a branch, or of a commit that is the tip of one. */
export const filesAt = (
  repository: FakeRepository,
  ref: string,
): ReadonlyMap<string, string> | undefined =>
  repository.branches.get(ref) ??
  [...repository.branches].find(([name]) => commitOf(repository, name) === ref)?.[1];

/** The source archive of a commit in the hosts' format: everything within one folder. */
export const archiveOf = (repository: FakeRepository, commit: string): Answer => {
  const branch = [...repository.branches].find(([name]) => commitOf(repository, name) === commit);
  if (!branch) return { status: 404, body: { message: 'not found' } };
  const folder = `${repository.fullName.replaceAll('/', '-')}-${commit.slice(0, 7)}`;
  return {
    status: 200,
    body: gzipSync(
      tarOf(
        Object.fromEntries(
          [...branch[1]].map(([name, text]) => [`${folder}/${name}`, Buffer.from(text)]),
        ),
      ),
    ),
    headers: { 'content-type': 'application/x-gzip' },
  };
};

/** A request to a fake host. */
export type FakeRequest = {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
};
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> };
export type FakeHost = {
  origin: string;
  answer: (asked: FakeRequest) => Answer;
  complaints: string[];
};

export const parsedBody = ({ body }: FakeRequest): Record<string, unknown> =>
  body === undefined || !body.startsWith('{') ? {} : (JSON.parse(body) as Record<string, unknown>);

/** @param modes the file modes in the request; other files keep theirs */
export const branchOff = (
  repository: FakeRepository,
  from: string,
  to: string,
  changes: Iterable<readonly [string, string]>,
  message: string,
  modes: ReadonlyMap<string, string> = new Map(),
): void => {
  const base = new Map(repository.branches.get(from));
  repository.bases.set(to, base);
  repository.branches.set(to, new Map([...base, ...changes]));
  for (const path of repository.branches.get(to)?.keys() ?? []) {
    const mode = modes.get(path);
    if (mode === undefined ? repository.executable.has(`${from}:${path}`) : mode === '100755')
      repository.executable.add(`${to}:${path}`);
  }
  repository.messages.push(message);
};

export const openPull = (
  repository: FakeRepository,
  pull: Omit<FakePull, 'number' | 'state' | 'comments'>,
): FakePull => {
  const made: FakePull = {
    ...pull,
    number: repository.pulls.length + repository.issues.length + 1,
    state: 'open',
    comments: [],
  };
  repository.pulls.push(made);
  return made;
};

/** Sets the title and body that a request contains. */
export const setText = (pull: FakePull, title: unknown, body: unknown): void => {
  if (typeof title === 'string') pull.title = title;
  if (typeof body === 'string') pull.body = body;
};

/** Creates labels that the repository does not have yet, like GitHub and GitLab. */
export const addLabels = ({ labels }: FakeRepository, pull: FakePull, names: string[]): void => {
  pull.labels = [...new Set([...(pull.labels ?? []), ...names])];
  for (const name of names) if (!labels.includes(name)) labels.push(name);
};

/** Whether both sides changed a file differently. */
export const hasConflict = (
  { branches, bases }: FakeRepository,
  { head, base }: Pick<FakePull, 'head' | 'base'>,
): boolean => {
  const from = bases.get(head);
  const [ours, theirs] = [branches.get(head), branches.get(base)];
  return (
    from !== undefined &&
    ours !== undefined &&
    [...ours].some(
      ([path, text]) =>
        text !== from.get(path) &&
        theirs?.get(path) !== from.get(path) &&
        theirs?.get(path) !== text,
    )
  );
};

/** The branch whose tip is this commit. */
export const branchAt = (repository: FakeRepository, commit: unknown): string | undefined =>
  [...repository.branches.keys()].find((name) => commitOf(repository, name) === commit);

/** The checks of the pull request with this tip, which may be abbreviated. */
export const checksAt = (repository: FakeRepository, commit: string): readonly FakeCheck[] =>
  repository.pulls.find(
    ({ head, state }) => state === 'open' && commitOf(repository, head).startsWith(commit),
  )?.checks ?? [];

export const checkUrlOf = (fullName: string, name: string): string =>
  `https://ci.acme.example/${fullName}/${encodeURIComponent(name)}`;

/** GitHub and Gitea refuse the entire request if one reviewer is the author or has no access. */
export const askForReview = (
  { collaborators }: Forge,
  pull: FakePull,
  {
    reviewers = [],
    team_reviewers: teams = [],
  }: { reviewers?: string[]; team_reviewers?: string[] },
): boolean => {
  const asked = [...reviewers, ...teams.map((team) => `acme/${team}`)];
  if (asked.length === 0 || asked.some((name) => !collaborators.includes(name))) return false;
  pull.reviewers = [...new Set([...(pull.reviewers ?? []), ...asked])];
  return true;
};

/** Hosts allow one open pull request per branch. */
export const hasOpenPull = ({ pulls }: FakeRepository, head: unknown): boolean =>
  pulls.some((pull) => pull.state === 'open' && pull.head === head);

export const openIssue = (
  repository: FakeRepository,
  issue: Omit<FakeIssue, 'number'>,
): FakeIssue => {
  const made = { ...issue, number: repository.pulls.length + repository.issues.length + 1 };
  repository.issues.push(made);
  return made;
};

export const pageOf = <Row>(
  rows: readonly Row[],
  params: URLSearchParams,
  sizeName: string,
): Row[] => {
  const [page, size] = [Number(params.get('page') ?? 1), Number(params.get(sizeName) ?? 30)];
  return rows.slice((page - 1) * size, page * size);
};
