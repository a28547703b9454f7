// Opens pull requests and issues at the source host. Nothing here runs within a transaction: the other side may take its time. What it has answered is found again at
// the next attempt, by its branch or by its mark, so that an attempt which broke in between is simply made again.
import type { Actor } from '../bulk/step.ts';
import { inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import { tenantOf } from '../http/principal.ts';
import { Problem } from '../http/problem.ts';
import { refusal } from '../http/refusals.ts';
import { connectRepository } from '../source-hosts/connect.ts';
import { type FileChange, type Opened } from '../source-hosts/host.ts';
import { applyDiff, type Files } from './open-patch.ts';
import { type Candidate, candidatesOf, record, type What } from './open-record.ts';
import {
  branchOf,
  commitMessage,
  issueBody,
  issueTitle,
  markOf,
  pullRequestBody,
  titleOf,
} from './open-text.ts';

export type Outcomes = Map<string, Opened | Problem>;

export type Wishes = { title?: string; branch?: string; body?: string };

/** What stands against proposing it, whatever the host says. */
const whyNoPatch = ({ status, codeDiff }: Candidate): Problem | undefined => {
  if (status === 'queued' || status === 'running') return refusal(422, 'remediation_not_ready');
  if (status === 'failed') return refusal(422, 'nothing_known');
  return codeDiff === null || codeDiff.trim() === '' ? refusal(422, 'no_patch') : undefined;
};

type Fitting = { candidates: Candidate[]; changes: FileChange[]; refused: Outcomes };

/** Applies each to what the ones before it have left; one that does not fit stays out, the others go on. */
const fit = async (
  candidates: readonly Candidate[],
  read: (path: string) => Promise<string | undefined>,
): Promise<Fitting> => {
  const files: Files = new Map();
  const original: Files = new Map();
  const refused: Outcomes = new Map();
  const fitting: Candidate[] = [];
  const changed = new Set<string>();
  const remembered = async (path: string) => {
    const text = await read(path);
    original.set(path, text);
    return text;
  };
  for (const candidate of candidates) {
    const paths = await applyDiff(candidate.codeDiff ?? '', files, remembered);
    if (paths instanceof Problem) {
      refused.set(candidate.findingId, paths);
      continue;
    }
    fitting.push(candidate);
    for (const path of paths) changed.add(path);
  }
  const changes = [...changed].map((path) => ({
    path,
    content: files.get(path) ?? '',
    exists: original.get(path) !== undefined,
  }));
  return { candidates: fitting, changes, refused };
};

/** One pull request for all of them, which are of one repository. */
const pullRequestFor = async (
  deps: Deps,
  actor: Actor,
  candidates: readonly Candidate[],
  { title, branch }: Wishes,
): Promise<Outcomes> => {
  const [first] = candidates;
  if (!first) return new Map();
  const {
    host,
    repository,
    branch: base,
  } = await connectRepository(deps, tenantOf(actor.who), first.repositoryId);
  const {
    candidates: fitting,
    changes,
    refused,
  } = await fit(candidates, (path) => host.readFile(repository, path, base));
  if (fitting.length === 0) return refused;
  const opened = await host.proposeChange(repository, {
    base,
    branch: branch ?? branchOf(fitting),
    message: commitMessage(fitting),
    title: title ?? titleOf(fitting),
    body: pullRequestBody(
      fitting,
      changes.map(({ path }) => path),
    ),
    files: changes,
  });
  await record(deps, actor, 'pull_request', opened, fitting);
  return new Map<string, Opened | Problem>([
    ...refused,
    ...fitting.map(({ findingId }) => [findingId, opened] as const),
  ]);
};

const issueFor = async (
  deps: Deps,
  actor: Actor,
  candidate: Candidate,
  { title, body }: Wishes,
): Promise<Outcomes> => {
  const { host, repository } = await connectRepository(
    deps,
    tenantOf(actor.who),
    candidate.repositoryId,
  );
  const opened = await host.openIssue(repository, {
    title: title ?? issueTitle(candidate),
    body: issueBody(candidate, body),
    mark: markOf(candidate.remediationId),
  });
  await record(deps, actor, 'issue', opened, [candidate]);
  return new Map([[candidate.findingId, opened]]);
};

const openedBefore = (what: What, { pullRequest, issueUrl }: Candidate): Opened | undefined =>
  what === 'pull_request'
    ? pullRequest
    : issueUrl === null
      ? undefined
      : { url: issueUrl, number: numberIn(issueUrl) };

/** The number that an address of an issue ends with; 1 where it has none, which no host does. */
const numberIn = (url: string): number => Number(/\/(\d+)(?:\/[^/]*)?$/.exec(url)?.[1] ?? 1);

type Per = 'finding' | 'file' | 'repository';

/** What shares one pull request. */
const groupsOf = (candidates: readonly Candidate[], per: Per): Candidate[][] => {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = {
      finding: candidate.findingId,
      file: `${candidate.repositoryId} ${candidate.filePath ?? candidate.findingId}`,
      repository: candidate.repositoryId,
    }[per];
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  return [...groups.values()];
};

/** After these the next call to the same repository would be refused for the same reason: it is not made. */
const final = new Set([
  'host_rate_limited',
  'host_token_refused',
  'host_unreachable',
  'host_too_slow',
  'host_not_connected',
  'no_source_host',
  'repository_elsewhere',
  'bitbucket_token_expired',
  'forbidden_address',
]);

/** For each finding what was opened, or why nothing was. What is open already is answered as it is. */
export const openAtHost = async (
  deps: Deps,
  actor: Actor,
  how: { as: What; per: Per },
  findingIds: readonly string[],
  wishes: Wishes = {},
): Promise<Outcomes> => {
  const outcomes: Outcomes = new Map(findingIds.map((id) => [id, refusal(422, 'nothing_known')]));
  const pending: Candidate[] = [];
  for (const candidate of await inTenant(deps.db, tenantOf(actor.who), (tx) =>
    candidatesOf(deps, tx, findingIds),
  )) {
    const known =
      openedBefore(how.as, candidate) ??
      (how.as === 'pull_request' ? whyNoPatch(candidate) : undefined);
    if (known === undefined) pending.push(candidate);
    else outcomes.set(candidate.findingId, known);
  }
  const stopped = new Map<string, Problem>();
  for (const group of groupsOf(pending, how.as === 'issue' ? 'finding' : how.per)) {
    const [first] = group;
    if (!first) continue;
    const open = async () =>
      stopped.get(first.repositoryId) ??
      (how.as === 'issue'
        ? issueFor(deps, actor, first, wishes)
        : pullRequestFor(deps, actor, group, wishes));
    const came = await open().catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      if (final.has(error.code)) stopped.set(first.repositoryId, error);
      return error;
    });
    for (const { findingId } of group)
      outcomes.set(
        findingId,
        came instanceof Problem ? came : (came.get(findingId) ?? refusal(422, 'nothing_known')),
      );
  }
  return outcomes;
};
