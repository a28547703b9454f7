import type { Scope } from '../../src/shared/rules/roles.ts';
import type { Database, Tx } from '../db/connect.ts';
import { inTenant } from '../db/tenancy.ts';
import type { Principal } from '../http/principal.ts';
import { Problem } from '../http/problem.ts';
import type { FindingStateRow } from '../modules/findings/finding-change.ts';
import { lockVisible } from '../modules/findings/findings.service.ts';
import { type Outcome, pendingItems, settleItem, tally, type Tally } from './bulk.repo.ts';

export type Actor = { who: Principal; scope: Scope };

/** What is done with one finding; answers what taking it back would restore. A `Problem` skips it with its sentence. */
export type Step = (tx: Tx, row: FindingStateRow) => Promise<Record<string, unknown> | undefined>;

const sentenceOf = (problem: Problem): string => (typeof problem.detail === 'string' ? problem.detail : problem.message);

const attempt = async (tx: Tx, actor: Actor, id: string, step: Step): Promise<Outcome> => {
  try {
    // A savepoint: what fails for one finding leaves the others be.
    return await tx.transaction(async (inner) => {
      const row = await lockVisible(inner, actor, id);
      const before = await step(inner, row);
      return { outcome: 'done' as const, ...(before && { before }), versionAfter: row.version + 1 };
    });
  } catch (error) {
    if (error instanceof Problem) return { outcome: 'skipped', reason: error.status === 404 ? 'It is no longer there.' : sentenceOf(error) };
    return { outcome: 'failed', reason: 'Something went wrong with this finding. The operator finds the reason in the log.' };
  }
};

export const settle = async (tx: Tx, jobId: string, actor: Actor, ids: readonly string[], step: Step): Promise<void> => {
  for (const id of ids) await settleItem(tx, jobId, id, await attempt(tx, actor, id, step));
};

const batch = 100;

/** Works through a job's items. An item is settled in the transaction of its effect: after a crash the rest goes on. */
export const runItems = async (db: Database, jobId: string, actor: Actor, step: Step, progress: (fraction: number) => Promise<void>): Promise<Tally> => {
  const tenant = { clientId: actor.who.clientId, userId: actor.who.userId };
  for (;;) {
    const state = await inTenant(db, tenant, async (tx) => {
      const ids = await pendingItems(tx, jobId, batch);
      await settle(tx, jobId, actor, ids, step);
      return ids.length === 0 ? undefined : tally(tx, jobId);
    });
    if (state === undefined) return inTenant(db, tenant, (tx) => tally(tx, jobId));
    const settled = state.done + state.skipped + state.failed;
    await progress(settled / (settled + state.pending));
  }
};
