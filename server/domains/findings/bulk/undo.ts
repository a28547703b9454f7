// Undoes bulk changes: one run, if the findings have not changed since, or all runs of a triage
// rule, if no user has decided otherwise.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import { riskAcceptances } from '../../../platform/db/schema/findings.ts';
import { uuidArray } from '../../../platform/db/text-match.ts';
import {
  applyChanges,
  changedSince,
  type Change,
  type Columns,
  type FindingStateRow,
} from '../triage/finding-change.ts';
import { type RowEvent, writeEvents } from '../records/index.ts';
import { getItems } from './bulk.repo.ts';
import { type Actor, type Applied, type BulkStep, decisions } from './step.ts';
import type { Before } from './triage.ts';

type Taken = { row: FindingStateRow; before: Before };

/** The events in addition to those of assignees and tags, which are recorded separately. */
const restoredEvents = (row: FindingStateRow, before: Before): RowEvent[] => {
  const cause = 'taken_back';
  if (before.falsePositive !== row.falsePositive)
    return [
      {
        row,
        kind: 'false_positive',
        from: String(row.falsePositive),
        to: String(before.falsePositive),
        cause,
      },
    ];
  if (before.status !== row.status)
    return [{ row, kind: 'status', from: row.status, to: before.status, cause }];
  return before.reviewRequested === row.reviewRequested
    ? []
    : [{ row, kind: 'risk_revoked', from: row.status, to: before.status, cause }];
};

const restore = async (
  tx: Tx,
  { who }: Actor,
  taken: readonly Taken[],
  now: Date,
): Promise<void> => {
  const beforeOfRow = new Map(taken.map(({ row, before }) => [row.id, before]));
  const rows = taken.map(({ row }) => row);
  const accepted = rows.filter(
    (row) =>
      (row.status === 'risk_accepted' || row.reviewRequested) &&
      !(beforeOfRow.get(row.id)?.reviewRequested ?? false) &&
      beforeOfRow.get(row.id)?.status !== 'risk_accepted',
  );
  if (accepted.length > 0)
    await tx.delete(riskAcceptances).where(
      and(
        eq(riskAcceptances.clientId, who.clientId),
        inArray(
          riskAcceptances.findingId,
          accepted.map(({ id }) => id),
        ),
      ),
    );
  const columnsFor = (row: FindingStateRow): Columns => {
    const before = beforeOfRow.get(row.id);
    return before
      ? {
          status: before.status,
          falsePositive: before.falsePositive,
          reviewRequested: before.reviewRequested,
          closedAt: before.closedAt === null ? null : new Date(before.closedAt),
        }
      : {};
  };
  // Assignees and tags have labels as well as columns, so they are restored like any other change,
  // together for findings with the same former state.
  const alike = new Map<string, Taken[]>();
  for (const each of taken) {
    const key = JSON.stringify([
      each.before.assigneeId === each.row.assigneeId ? 'kept' : each.before.assigneeId,
      each.before.addedTags,
      each.before.removedTags,
      each.before.dueDays === undefined ? 'kept' : each.before.dueDays,
    ]);
    alike.set(key, [...(alike.get(key) ?? []), each]);
  }
  for (const group of alike.values()) {
    const [first] = group;
    if (!first) continue;
    const { row, before } = first;
    const change: Change = {
      ...(before.assigneeId !== row.assigneeId && { assigneeId: before.assigneeId }),
      ...((before.addedTags ?? before.removedTags) && {
        removeTags: before.addedTags ?? [],
        addTags: before.removedTags ?? [],
      }),
      ...(before.dueDays !== undefined && { dueDays: before.dueDays }),
    };
    await applyChanges(
      tx,
      who,
      group.map((each) => each.row),
      change,
      now,
      columnsFor,
    );
  }
  await writeEvents(
    tx,
    who,
    taken.flatMap(({ row, before }) => restoredEvents(row, before)),
  );
};

/** Applies a step to the findings that `beforeOf` returns; the others have changed since. */
const undoing = (
  actor: Actor,
  now: Date,
  findBefore: (tx: Tx, rows: readonly FindingStateRow[]) => Promise<ReadonlyMap<string, Before>>,
): BulkStep => ({
  refuse: () => undefined,
  apply: async (tx, rows) => {
    const before = await findBefore(tx, rows);
    const taken = rows.flatMap((row): Taken[] => {
      const known = before.get(row.id);
      return known ? [{ row, before: known }] : [];
    });
    if (taken.length > 0) await restore(tx, actor, taken, now);
    return new Map(
      rows
        .filter(({ id }) => !before.has(id))
        .map(({ id }): [string, Applied] => [id, changedSince()]),
    );
  },
});

/** Restores the state before a bulk change, unless the finding has changed since. */
export const undoStep = (actor: Actor, jobId: string, now: Date): BulkStep =>
  undoing(actor, now, async (tx, rows) => {
    const items = await getItems(
      tx,
      jobId,
      rows.map(({ id }) => id),
    );
    return new Map(
      rows.flatMap(({ id, version }): [string, Before][] => {
        const item = items.get(id);
        return item?.before && version === item.versionAfter
          ? [[id, item.before as Before]] // written by `beforeOf`
          : [];
      }),
    );
  });

/**
 * The findings that a user or another rule has changed after this rule. Imports update a finding
 * each time they see it, so its version does not show that.
 */
const decidedSince = async (
  tx: Tx,
  rule: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const byRule = sql`e.data -> 'rule' ->> 'id' = ${rule}`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select i.id from unnest(${uuidArray(ids)}) as i(id) where (
      select ${byRule} from finding_events e
      where e.client_id = ${currentClient} and e.finding_id = i.id and (${byRule} or e.kind in ${decisions}) order by e.id desc limit 1
    ) is not true`);
  return new Set(rows.map(({ id }) => id));
};

/** Undoing a rule does not reopen a finding that an import has fixed in the meantime. */
const keepFixed = ({ status, closedAt }: FindingStateRow, before: Before): Before =>
  status === 'fixed' ? { ...before, status, closedAt: closedAt?.toISOString() ?? null } : before;

/** Merges the states before several runs of one rule; the oldest values win. */
const merge = (newer: Before | undefined, older: Before): Before =>
  newer === undefined
    ? older
    : {
        ...newer,
        ...older,
        ...((newer.addedTags ?? older.addedTags) && {
          addedTags: [...new Set([...(newer.addedTags ?? []), ...(older.addedTags ?? [])])],
        }),
      };

/** @param jobIds the runs of the rule, the latest first */
export const undoRuleStep = (
  actor: Actor,
  { ruleId, jobIds }: { ruleId: string; jobIds: readonly string[] },
  now: Date,
): BulkStep =>
  undoing(actor, now, async (tx, rows) => {
    const ids = rows.map(({ id }) => id);
    const decided = await decidedSince(tx, ruleId, ids);
    const found = new Map<string, Before>();
    for (const jobId of jobIds)
      for (const [id, { before }] of await getItems(tx, jobId, ids))
        if (before && !decided.has(id)) found.set(id, merge(found.get(id), before as Before)); // written by `beforeOf`
    return new Map(
      rows.flatMap((row): [string, Before][] => {
        const before = found.get(row.id);
        return before ? [[row.id, keepFixed(row, before)]] : [];
      }),
    );
  });
