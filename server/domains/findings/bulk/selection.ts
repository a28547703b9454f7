import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { uuidArray } from '../../../platform/db/text-match.ts';
import { invalid, Problem } from '../../../platform/http/problem.ts';
import {
  buildWhere,
  countUpTo,
  findMaintainedCount,
  maxExactCount,
  toFindingQuery,
} from '../query/index.ts';
import { visibleFindings } from '../../access/index.ts';
import type { Actor } from './step.ts';

type Selection = components['schemas']['FindingSelectionInput'];
export type Target = { finding_ids?: string[]; selection?: Selection; seen_at?: string };

/** When the user loaded the selected findings. */
export const seenAtOf = ({ selection, seen_at: seenAt }: Target): string | undefined =>
  selection?.as_of ?? seenAt;

/** Accepted change of the number of findings since the user loaded them. */
const tolerated = (expected: number) => Math.max(10, Math.round(expected * 0.02));

/** All matches of a filter except a few, as a condition on `findings f`. */
export const selectionWhere = async (
  tx: Tx,
  { who, scope }: Actor,
  { filter, except = [], as_of }: Selection,
): Promise<SQL> =>
  sql`${await buildWhere(tx, who, scope, toFindingQuery(filter))} and f.created_at <= ${as_of}::timestamptz and not f.id = any(${uuidArray(except)})`;

/** Returns whether a count, including the exceptions, is close to what the user saw. */
export const isNearExpected = (total: number, expected: number): boolean =>
  expected < maxExactCount
    ? Math.abs(total - expected) <= tolerated(expected)
    : total >= maxExactCount - tolerated(expected);

/**
 * Returns whether about as many findings match as the user saw. If the list showed "more than", any
 * larger number is accepted.
 */
const isAsExpected = async (
  tx: Tx,
  { who, scope }: Actor,
  { filter, except = [], expected_total: expected }: Selection,
  all: SQL,
): Promise<boolean> => {
  const near = tolerated(expected);
  const known =
    expected > maxExactCount && scope === 'all'
      ? await findMaintainedCount(tx, who.clientId, toFindingQuery(filter))
      : undefined;
  if (known !== undefined) return Math.abs(known - expected) <= near;
  const total =
    (await countUpTo(tx, all, Math.min(expected, maxExactCount) + near)) + except.length;
  return isNearExpected(total, expected);
};

export const selectionChanged = () =>
  new Problem(
    409,
    'selection_changed',
    'The matching findings have changed since you selected them. Check them again.',
  );

const selected = async (tx: Tx, actor: Actor, selection: Selection): Promise<SQL> => {
  const all = await selectionWhere(tx, actor, selection);
  if (!(await isAsExpected(tx, actor, selection, all))) throw selectionChanged();
  return all;
};

export const namedWhere = ({ who, scope }: Actor, ids: readonly string[]): SQL =>
  sql`f.id = any(${uuidArray(ids)}) and ${visibleFindings(who, scope)}`;

/**
 * The target findings as a condition on `findings f`: the given ids, or all matches of a filter
 * except a few.
 */
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
