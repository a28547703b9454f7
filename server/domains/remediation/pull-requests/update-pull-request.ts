// Updates an open pull request from its base branch: the same pull request, with the fix
// regenerated on the current commit. A branch that others have pushed to is not changed.
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import type { PullRequestUpdate, WrittenText } from '../../../platform/db/schema/remediations.ts';
import { findings } from '../../../platform/db/schema/findings.ts';
import { remediations } from '../../../platform/db/schema/remediations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { JobDefinition } from '../../../platform/jobs/job.ts';
import {
  type ConnectedRepository,
  connectRepository,
  getPullRequest,
  orFindExisting,
  type RenewedChange,
} from '../../source-hosts/index.ts';
import { commitMessage, pullRequestBody, toTitle } from './body.ts';
import { updateOpenPull, isOfPull, type Watched } from './change-open.ts';
import { listOpenPulls, type OpenPull } from './open-pulls.ts';
import { listCandidates } from './record.ts';
import { recordChange } from './record-change.ts';
import { type OpenFix, remakeChange, type RemadeChange } from './remake-change.ts';
import { rewriteText } from './rewrite-text.ts';
import { isSameCommit, recentTries, waitingNow } from './update-due.ts';

/**
 * Lists the fixes of the pull request. Fixes whose finding a scan no longer reports are left out
 * while others remain.
 */
const listOpenFixes = (deps: Deps, pull: Watched): Promise<OpenFix[]> =>
  inTenant(deps.db, pull, async (tx) => {
    const rows = await tx
      .select({
        findingId: remediations.findingId,
        status: findings.status,
        source: remediations.source,
        diff: remediations.codeDiff,
        original: remediations.codeDiffOriginal,
      })
      .from(remediations)
      .innerJoin(
        findings,
        and(eq(findings.clientId, remediations.clientId), eq(findings.id, remediations.findingId)),
      )
      .where(isOfPull(pull));
    const needed = rows.filter(({ status }) => status !== 'fixed');
    const chosen = needed.length > 0 ? needed : rows;
    const candidates = await listCandidates(
      deps,
      tx,
      chosen.map(({ findingId }) => findingId),
    );
    return candidates.map((candidate) => {
      const row = chosen.find(({ findingId }) => findingId === candidate.findingId);
      return {
        ...candidate,
        isRepeatable: row !== undefined && row.source !== 'ai' && row.diff === row.original,
      };
    });
  });

const updateOf = (
  state: PullRequestUpdate['state'],
  now: Date,
  problem?: Problem,
): PullRequestUpdate => ({
  state,
  at: now.toISOString(),
  reason: problem?.code ?? null,
  detail: problem?.message.slice(0, 500) ?? null,
  facts: problem?.facts ?? {},
});

/** The commits of an update, and the text that Parapet wrote for it. */
type Made = { head?: string; base?: string; written?: WrittenText | undefined };

/**
 * Records the update on its remediations, and in the history of each finding unless it repeats the
 * last entry.
 */
const recordUpdate = async (
  tx: Tx,
  pull: OpenPull,
  update: PullRequestUpdate,
  { head, base, written }: Made = {},
): Promise<void> => {
  const rows = await updateOpenPull(tx, pull, {
    pullRequestUpdate: update,
    ...(head !== undefined && { pullRequestHead: head }),
    ...(base !== undefined && { pullRequestBase: base }),
    ...(written && { pullRequestText: written }),
  });
  const isNews = update.state === 'updated' || pull.update?.state !== update.state;
  if (!isNews) return;
  for (const remediation of rows)
    await recordChange(tx, remediation, update.state, {
      action: 'remediation.pull_request_update',
      detail: { state: update.state },
    });
};

/** Stores a fix that had to be regenerated. */
const keepRemade = async (tx: Tx, pull: Watched, { fixes }: RemadeChange): Promise<void> => {
  for (const { findingId, codeDiff, notes } of fixes) {
    const own = and(
      eq(remediations.clientId, pull.clientId),
      eq(remediations.findingId, findingId),
    );
    const [known] = await tx
      .select({ diff: remediations.codeDiff })
      .from(remediations)
      .where(own)
      .for('update');
    await tx
      .update(remediations)
      .set({
        notes: [...notes],
        ...(known?.diff !== codeDiff && { codeDiff, codeDiffOriginal: codeDiff }),
      })
      .where(own);
  }
};

/**
 * If the response is lost, the host is queried for the result: the pull request then contains the
 * files as they were sent.
 */
const renew = ({ host, repository }: ConnectedRepository, change: RenewedChange): Promise<string> =>
  orFindExisting(
    () => host.renewChange(repository, change),
    async () => {
      const { branch } = await host.readPullRequest(repository, change.number);
      const tip = branch === undefined ? undefined : await host.headCommit(repository, branch);
      if (tip === undefined || tip === change.head) return undefined;
      for (const { path, content } of change.files)
        if ((await host.readFile(repository, path, tip)) !== content) return undefined;
      return tip;
    },
  );

/** Temporary errors of the host: the next round retries, up to the daily limit. */
const passing: ReadonlySet<string> = new Set([
  'host_failed',
  'host_unreachable',
  'host_too_slow',
  'host_unreadable',
  'host_rate_limited',
]);

const updatePullRequest = async (
  deps: Deps,
  pull: OpenPull,
  signal: AbortSignal,
): Promise<void> => {
  const { clientId, repositoryId, number, head } = pull;
  if (head === null) return;
  const connected = await connectRepository(deps, { clientId }, repositoryId);
  const { host, repository } = connected;
  const facts = await getPullRequest(host, repository, number);
  const { branch } = facts;
  if (facts.state !== 'open' || branch === undefined || facts.head === undefined) return;
  const say = (update: PullRequestUpdate, commits?: Made, remade?: RemadeChange) =>
    inTenant(deps.db, pull, async (tx) => {
      if (remade) await keepRemade(tx, pull, remade);
      await recordUpdate(tx, pull, update, commits);
    });
  if (!isSameCommit(head, facts.head)) {
    await say(updateOf('others_pushed', deps.now()));
    return;
  }
  const base = facts.base ?? connected.branch;
  const baseCommit = await host.headCommit(repository, base);
  if (baseCommit === undefined || baseCommit === pull.base) return;
  // Recorded before the work, so that an attempt that crashes the server counts, too.
  const tries = [...recentTries(pull.tries, deps.now()), deps.now().toISOString()];
  await inTenant(deps.db, pull, (tx) => updateOpenPull(tx, pull, { pullRequestTries: tries }));
  const fixes = await listOpenFixes(deps, pull);
  const sources = {
    read: (path: string) => host.readFile(repository, path, baseCommit),
    list: () => host.listFiles(repository, base),
  };
  const remade = await remakeChange(deps, fixes, sources, signal);
  if (remade instanceof Problem) {
    await say(updateOf('outdated', deps.now(), remade));
    return;
  }
  const { files } = remade;
  const change = { number, branch, head, base, baseCommit, message: commitMessage(fixes), files };
  const made = await renew(connected, change);
  const { text, written } = await rewriteText(connected, pull, {
    title: toTitle(remade.fixes),
    body: pullRequestBody(
      remade.fixes,
      files.map(({ path }) => path),
      remade.locks,
    ),
  });
  const update = { ...updateOf('updated', deps.now()), text };
  await say(update, { head: made, base: baseCommit, written }, remade);
};

export const updatePullRequestJob: JobDefinition = {
  run: async ({ deps, clientId, payload, signal }) => {
    const repositoryId = String(payload['repositoryId']);
    const pulls = await listOpenPulls(deps, { clientId, repositoryId });
    const pull = pulls.find(({ number }) => number === payload['number']);
    if (!pull || pull.isNeedless) return undefined;
    // The window may have ended while other jobs ran.
    const isWaiting =
      payload['isAsked'] !== true &&
      (await inTenant(deps.db, pull, (tx) => waitingNow(deps, tx, repositoryId))) !== null;
    if (isWaiting) return undefined;
    try {
      await updatePullRequest(deps, pull, signal);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      deps.log.info({ code: error.code, repository: repositoryId }, 'pull request not updated');
      if (passing.has(error.code)) return undefined;
      const state = error.code === 'branch_moved' ? 'others_pushed' : 'refused';
      await inTenant(deps.db, pull, (tx) =>
        recordUpdate(tx, pull, updateOf(state, deps.now(), error)),
      );
    }
    return undefined;
  },
};
