import { and, eq, inArray, sql } from 'drizzle-orm';
import { refusalSentences } from '#domain/finding-can';
import type { Tx } from '../../../platform/db/connect.ts';
import { retryOnDeadlock } from '../../../platform/db/deadlock.ts';
import { findings } from '../../../platform/db/schema/findings.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { uuidArray } from '../../../platform/db/text-match.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { FindingStateRow } from '../triage/finding-change.ts';
import { visibleFindings } from '../../access/index.ts';
import { type Outcome, listPendingItems, updateOutcomes } from './bulk.repo.ts';
import { type Tally, getTally } from '../../activity/records/index.ts';
import {
  type Actor,
  type Applied,
  type BulkFacts,
  type BulkStep,
  factColumns,
  factTables,
} from './step.ts';

const sentenceOf = (problem: Problem): string =>
  typeof problem.detail === 'string' ? problem.detail : problem.message;

const gone: Outcome = { outcome: 'skipped', code: 'gone', reason: 'It no longer exists.' };
const broken: Outcome = {
  outcome: 'failed',
  code: 'unexpected',
  reason: 'Something went wrong with this finding. The operator finds the reason in the log.',
};

const outcomeOf = (applied: Applied | undefined, versionAfter: number | undefined): Outcome => {
  if (applied instanceof Problem)
    return { outcome: 'skipped', code: applied.code, reason: sentenceOf(applied) };
  return {
    outcome: 'done',
    ...(versionAfter !== undefined && { versionAfter }),
    ...(applied?.before && { before: applied.before }),
    ...(applied?.note && applied.note),
  };
};

export type Work = {
  jobId: string;
  actor: Actor;
  step: BulkStep;
  /** When the user loaded the findings, as ISO text. */
  seenAt: string | undefined;
};

/**
 * Locks the findings in a fixed order, so that two runs over the same findings wait for each other
 * instead of deadlocking.
 */
const lockRows = async (tx: Tx, { actor, seenAt }: Work, ids: readonly string[]) => {
  const rows = await tx
    .select()
    .from(findings)
    .where(and(eq(findings.clientId, actor.who.clientId), inArray(findings.id, [...ids])))
    .orderBy(findings.id)
    .for('update');
  const { rows: facts } = await tx.execute<BulkFacts & { id: string }>(sql`
    select f.id, ${factColumns(actor, seenAt)} from ${factTables} where f.id = any(${uuidArray(ids)}) and ${visibleFindings(actor.who, actor.scope)}`);
  const factsOf = new Map(facts.map((each) => [each.id, each]));
  return rows.flatMap((row) => {
    const known = factsOf.get(row.id);
    return known ? [{ row, facts: known }] : [];
  });
};

const attempt = async (
  tx: Tx,
  work: Work,
  ids: readonly string[],
): Promise<Map<string, Outcome>> => {
  const locked = await lockRows(tx, work, ids);
  const outcomes = new Map<string, Outcome>(ids.map((id) => [id, gone]));
  const takes: FindingStateRow[] = [];
  for (const { row, facts } of locked) {
    const refusal = work.step.refuse(facts);
    if (refusal === undefined) takes.push(row);
    else
      outcomes.set(row.id, {
        outcome: 'skipped',
        code: refusal,
        reason: refusalSentences[refusal],
      });
  }
  if (takes.length === 0) return outcomes;
  const applied = await work.step.apply(tx, takes);
  const versions = await tx
    .select({ id: findings.id, version: findings.version })
    .from(findings)
    .where(
      and(
        eq(findings.clientId, work.actor.who.clientId),
        inArray(
          findings.id,
          takes.map(({ id }) => id),
        ),
      ),
    );
  for (const { id, version } of versions) outcomes.set(id, outcomeOf(applied.get(id), version));
  return outcomes;
};

/**
 * Applies the step to all findings together. If that fails, applies it to each one, so that only
 * the failing finding is affected. Each attempt uses a savepoint.
 */
const attemptSafely = async (
  deps: Pick<Deps, 'log'>,
  tx: Tx,
  work: Work,
  ids: readonly string[],
): Promise<Map<string, Outcome>> => {
  try {
    return await retryOnDeadlock(() => tx.transaction((inner) => attempt(inner, work, ids)));
  } catch (error) {
    if (error instanceof Problem)
      return new Map(
        ids.map((id) => [id, { outcome: 'skipped', code: error.code, reason: sentenceOf(error) }]),
      );
    if (ids.length > 1) {
      const each = new Map<string, Outcome>();
      for (const id of ids)
        for (const [key, outcome] of await attemptSafely(deps, tx, work, [id]))
          each.set(key, outcome);
      return each;
    }
    deps.log.error({ err: error, job: work.jobId, finding: ids[0] }, 'bulk action');
    return new Map(ids.map((id) => [id, broken]));
  }
};

/** Settles these items of a job in the caller's transaction, together with their effect. */
export const settle = async (
  deps: Pick<Deps, 'log'>,
  tx: Tx,
  work: Work,
  ids: readonly string[],
): Promise<Map<string, Outcome>> => {
  if (ids.length === 0) return new Map();
  const outcomes = await attemptSafely(deps, tx, work, ids);
  await updateOutcomes(tx, work.jobId, outcomes);
  return outcomes;
};

const batch = 250;

type Following = {
  progress: (fraction: number) => Promise<void>;
  /**
   * Called after a batch is committed, with the finished findings, for work that must not run in a
   * transaction.
   */
  follow?: (done: readonly string[]) => Promise<void>;
};

/**
 * Processes a job's items. An item is settled in the transaction of its effect, so that the rest
 * continues after a crash.
 */
export const runItems = async (
  deps: Pick<Deps, 'db' | 'log'>,
  work: Work,
  { progress, follow }: Following,
): Promise<Tally> => {
  const tenant = { clientId: work.actor.who.clientId, userId: work.actor.who.userId };
  const before = await inTenant(deps.db, tenant, (tx) => getTally(tx, work.jobId));
  const all = before.done + before.skipped + before.failed + before.pending;
  let settled = all - before.pending;
  for (;;) {
    const outcomes = await inTenant(deps.db, tenant, async (tx) =>
      settle(deps, tx, work, await listPendingItems(tx, work.jobId, batch)),
    );
    if (outcomes.size === 0) return inTenant(deps.db, tenant, (tx) => getTally(tx, work.jobId));
    await follow?.([...outcomes].filter(([, { outcome }]) => outcome === 'done').map(([id]) => id));
    settled += outcomes.size;
    await progress(settled / all);
  }
};
