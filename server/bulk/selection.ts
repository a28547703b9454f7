import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../openapi/generated/paths.d.ts';
import type { Tx } from '../db/connect.ts';
import { uuids } from '../db/text-match.ts';
import { invalid, Problem } from '../http/problem.ts';
import { countKnown } from '../modules/findings/finding-counts.repo.ts';
import { queryOf, whereOf } from '../modules/findings/finding-query.ts';
import { countedExactly, countUpTo } from '../modules/findings/finding-rows.repo.ts';
import { visibleFindings } from '../modules/own.ts';
import type { Actor } from './step.ts';

type Selection = components['schemas']['FindingSelectionInput'];
export type Target = { finding_ids?: string[]; selection?: Selection; seen_at?: string };

/** When the actor looked at what they chose. */
export const seenAtOf = ({ selection, seen_at: seenAt }: Target): string | undefined =>
  selection?.as_of ?? seenAt;

/** So much may change between looking and deciding before one has to look again. */
const tolerated = (expected: number) => Math.max(10, Math.round(expected * 0.02));

/** All that match a filter save a few, as a condition on `findings f`. */
export const selectionWhere = async (
  tx: Tx,
  { who, scope }: Actor,
  { filter, except = [], as_of }: Selection,
): Promise<SQL> =>
  sql`${await whereOf(tx, who, scope, queryOf(filter))} and f.created_at <= ${as_of}::timestamptz and not f.id = any(${uuids(except)})`;

/** Whether about as many match as the actor saw. What the list called "more than" may be any number from there. */
const isAsExpected = async (
  tx: Tx,
  { scope }: Actor,
  { filter, except = [], expected_total: expected }: Selection,
  all: SQL,
): Promise<boolean> => {
  const near = tolerated(expected);
  const known =
    expected > countedExactly && scope === 'all'
      ? await countKnown(tx, queryOf(filter))
      : undefined;
  if (known !== undefined) return Math.abs(known - expected) <= near;
  const total =
    (await countUpTo(tx, all, Math.min(expected, countedExactly) + near)) + except.length;
  return expected < countedExactly
    ? Math.abs(total - expected) <= near
    : total >= countedExactly - near;
};

const selected = async (tx: Tx, actor: Actor, selection: Selection): Promise<SQL> => {
  const all = await selectionWhere(tx, actor, selection);
  if (!(await isAsExpected(tx, actor, selection, all)))
    throw new Problem(
      409,
      'selection_changed',
      'The findings that match have changed since you selected them. Look again.',
    );
  return all;
};

export const namedWhere = ({ who, scope }: Actor, ids: readonly string[]): SQL =>
  sql`f.id = any(${uuids(ids)}) and ${visibleFindings(who, scope)}`;

/** The findings that are meant, as a condition on `findings f`: the ids given, or all that match a filter save a few. */
export const targetOf = async (
  tx: Tx,
  actor: Actor,
  { finding_ids: ids, selection }: Target,
): Promise<SQL> => {
  if ((ids === undefined) === (selection === undefined)) {
    throw invalid('finding_ids', 'findings_or_selection');
  }
  return selection ? selected(tx, actor, selection) : namedWhere(actor, ids ?? []);
};
