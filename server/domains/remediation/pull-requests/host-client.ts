// Creates pull requests and issues at the source host, never in a transaction, since the host may
// be slow. A retry finds earlier results by branch or marker, so an interrupted attempt can simply
// run again.
import type { Actor } from '../../findings/index.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import {
  connectRepository,
  getPullRequestState,
  type OpenedItem,
} from '../../source-hosts/index.ts';
import { renewLocks } from '../lock-files/renew-locks.ts';
import { getSettings, listSettings } from '../pull-request-settings/settings.repo.ts';
import { addDetails, type Opened } from './add-details.ts';
import { applyPatches, upgradesOf, withLocks } from './compose-change.ts';
import { groupsOf, type Per } from './groups.ts';
import { assertBelowLimit, claimPlace } from './limit.ts';
import { rescanProposal } from './rescan-proposal.ts';
import {
  type Candidate,
  type CreationResults,
  listCandidates,
  recordCreated,
  type CreatedKind,
} from './record.ts';
import { toWrittenText } from './rewrite-text.ts';
import { listSameChanges } from './same-change.ts';
import {
  alsoFixes,
  toBranchName,
  commitMessage,
  issueBody,
  issueTitle,
  toMarker,
  pullRequestBody,
  toTitle,
} from './body.ts';

export type TextOverrides = { title?: string; branch?: string; body?: string; draft?: boolean };

/** Returns why the remediation cannot be proposed, independent of the host. */
const whyNoPatch = ({ status, codeDiff }: Candidate): Problem | undefined => {
  if (status === 'queued' || status === 'running')
    return createProblem(422, 'remediation_not_ready');
  if (status === 'failed') return createProblem(422, 'nothing_known');
  return codeDiff === null || codeDiff.trim() === '' ? createProblem(422, 'no_patch') : undefined;
};

/** Results that were already opened are kept if the others fail. */
const orRefused = async (
  candidates: readonly Candidate[],
  work: Promise<CreationResults>,
): Promise<CreationResults> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    return new Map(candidates.map(({ findingId }) => [findingId, error]));
  });

/**
 * Creates one pull request for all candidates, which belong to one repository, and further ones for
 * conflicting candidates.
 */
const createPullRequest = async (
  deps: Deps,
  actor: Actor,
  candidates: readonly Candidate[],
  wishes: TextOverrides,
): Promise<CreationResults> => {
  const { title, branch } = wishes;
  const [first] = candidates;
  if (!first) return new Map();
  const { repositoryId } = first;
  const connected = await connectRepository(deps, toTenant(actor.who), repositoryId);
  const { host, repository, branch: base } = connected;
  const again: CreationResults = new Map();
  for (const candidate of candidates) {
    const { closedPull, findingId } = candidate;
    if (
      !closedPull ||
      (await getPullRequestState(host, repository, closedPull.number)) === 'closed'
    )
      continue;
    // The maintainers reopened it, and may have merged it: a new one would be a duplicate.
    await recordCreated(deps, actor, 'pull_request', closedPull, [candidate]);
    again.set(findingId, closedPull);
  }
  for (const { pull, candidate } of await listSameChanges(deps, actor, candidates)) {
    const { findingId } = candidate;
    if (again.has(findingId)) continue;
    if ((await getPullRequestState(host, repository, pull.number)) !== 'open') continue;
    await recordCreated(deps, actor, 'pull_request', pull, [candidate]);
    again.set(findingId, pull);
    await host.commentPullRequest(repository, pull.number, alsoFixes(candidate));
  }
  if (again.size > 0) {
    const others = candidates.filter(({ findingId }) => !again.has(findingId));
    return new Map([
      ...again,
      ...(await orRefused(others, createPullRequest(deps, actor, others, wishes))),
    ]);
  }
  const { settings } = await inTenant(deps.db, toTenant(actor.who), (tx) =>
    getSettings(tx, repositoryId),
  );
  const here = { ...toTenant(actor.who), repositoryId };
  await assertBelowLimit(deps, here, settings.max_open);
  const { draft = settings.draft } = wishes;
  // Read before the files: later commits on the base branch are integrated by an update.
  const baseCommit = await host.headCommit(repository, base);
  const read = (path: string) => host.readFile(repository, path, base);
  const { candidates: fitting, changes, refused, apart } = await applyPatches(candidates, read);
  if (fitting.length === 0) return refused;
  const locks = await renewLocks(deps, changes, upgradesOf(fitting), read, () =>
    host.listFiles(repository, base),
  );
  const rescanned = await rescanProposal(deps, fitting, locks.changes, read);
  if (rescanned.refused.size > 0) {
    const others = candidates.filter(({ findingId }) => !rescanned.refused.has(findingId));
    return new Map([
      ...rescanned.refused,
      ...(await orRefused(others, createPullRequest(deps, actor, others, wishes))),
    ]);
  }
  const checked = rescanned.candidates;
  const paths = locks.changes.map(({ path }) => path);
  const text = {
    title: title ?? toTitle(fitting),
    body: pullRequestBody(checked, paths, locks.outcomes),
  };
  const ownBranch = toBranchName(fitting);
  const place = await claimPlace(deps, here, ownBranch);
  const open = async (): Promise<Opened> => {
    const opened = await host.proposeChange(repository, {
      base,
      branch: branch ?? ownBranch,
      isOwnBranch: branch === undefined || branch === ownBranch,
      mark: toMarker(fitting[0]?.remediationId ?? ''),
      message: commitMessage(fitting),
      ...text,
      draft,
      files: locks.changes,
    });
    const notes = await addDetails(connected, opened, settings, paths);
    await recordCreated(
      deps,
      actor,
      'pull_request',
      {
        ...opened,
        branch: branch ?? ownBranch,
        base: baseCommit,
        text: toWrittenText(text, title === undefined),
      },
      checked
        .map(withLocks(locks.outcomes))
        .map((candidate) => ({ ...candidate, notes: [...candidate.notes, ...notes] })),
      place,
    );
    return { ...opened, ...(notes.length > 0 && { notes }) };
  };
  const answer = await open().finally(place.release);
  return new Map<string, Opened | Problem>([
    ...refused,
    ...fitting.map(({ findingId }) => [findingId, answer] as const),
    ...(apart.length > 0
      ? await orRefused(apart, createPullRequest(deps, actor, apart, { draft }))
      : []),
  ]);
};

const createIssue = async (
  deps: Deps,
  actor: Actor,
  candidate: Candidate,
  { title, body }: TextOverrides,
): Promise<CreationResults> => {
  const { host, repository } = await connectRepository(
    deps,
    toTenant(actor.who),
    candidate.repositoryId,
  );
  const opened = await host.openIssue(repository, {
    title: title ?? issueTitle(candidate),
    body: issueBody(candidate, body),
    mark: toMarker(candidate.remediationId),
  });
  await recordCreated(deps, actor, 'issue', opened, [candidate]);
  return new Map([[candidate.findingId, opened]]);
};

const openedBefore = (
  what: CreatedKind,
  { pullRequest, issueUrl }: Candidate,
): OpenedItem | undefined =>
  what === 'pull_request'
    ? pullRequest
    : issueUrl === null
      ? undefined
      : { url: issueUrl, number: numberIn(issueUrl) };

/**
 * Returns the issue number at the end of the URL, or 1 if there is none, which no host produces.
 */
const numberIn = (url: string): number => Number(/\/(\d+)(?:\/[^/]*)?$/.exec(url)?.[1] ?? 1);

/** Errors that the next request to the same repository would also cause, so it is skipped. */
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

/**
 * Returns the created item or the problem for each finding. Existing items are returned unchanged.
 *
 * @param how options; omitted ones are taken from the settings of each repository
 */
export const createAtHost = async (
  deps: Deps,
  actor: Actor,
  how: { as: CreatedKind; per?: Per; draft?: boolean },
  findingIds: readonly string[],
  wishes: TextOverrides = {},
): Promise<CreationResults> => {
  const outcomes: CreationResults = new Map(
    findingIds.map((id) => [id, createProblem(422, 'nothing_known')]),
  );
  const pending: Candidate[] = [];
  for (const candidate of await inTenant(deps.db, toTenant(actor.who), (tx) =>
    listCandidates(deps, tx, findingIds),
  )) {
    const known =
      openedBefore(how.as, candidate) ??
      (how.as === 'pull_request' ? whyNoPatch(candidate) : undefined);
    if (known === undefined) pending.push(candidate);
    else outcomes.set(candidate.findingId, known);
  }
  const stopped = new Map<string, Problem>();
  const settingsOf = await inTenant(deps.db, toTenant(actor.who), (tx) =>
    listSettings(tx, [...new Set(pending.map(({ repositoryId }) => repositoryId))]),
  );
  const perOf = (repositoryId: string) => how.per ?? settingsOf(repositoryId).settings.per;
  for (const group of groupsOf(pending, how.as, perOf)) {
    const [first] = group;
    if (!first) continue;
    const open = async () =>
      stopped.get(first.repositoryId) ??
      (how.as === 'issue'
        ? createIssue(deps, actor, first, wishes)
        : createPullRequest(deps, actor, group, {
            ...(how.draft !== undefined && { draft: how.draft }),
            ...wishes,
          }));
    const came = await open().catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      if (final.has(error.code)) stopped.set(first.repositoryId, error);
      return error;
    });
    for (const { findingId } of group)
      outcomes.set(
        findingId,
        came instanceof Problem
          ? came
          : (came.get(findingId) ?? createProblem(422, 'nothing_known')),
      );
  }
  return outcomes;
};
