import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../openapi/generated/paths.d.ts';
import type { Tx } from '../db/connect.ts';
import { Problem } from '../http/problem.ts';
import { queryOf, whereOf } from '../modules/findings/finding-query.ts';
import { visibleFindings } from '../modules/own.ts';
import type { Actor } from './step.ts';

type Selection = components['schemas']['FindingSelectionInput'];
export type Target = { finding_ids?: string[]; selection?: Selection; seen_at?: string };

/** When the actor looked at what they chose. */
export const seenAtOf = ({ selection, seen_at: seenAt }: Target): string | undefined => selection?.as_of ?? seenAt;

/** So much may change between looking and deciding before one has to look again. */
const tolerated = (expected: number) => Math.max(10, Math.round(expected * 0.02));

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`;

/** All that match a filter save a few, as a condition on `findings f`. */
export const selectionWhere = async (tx: Tx, { who, scope }: Actor, { filter, except = [], as_of }: Selection): Promise<SQL> =>
  sql`${await whereOf(tx, who, scope, queryOf(filter))} and f.created_at <= ${as_of}::timestamptz and not f.id = any(${uuids(except)})`;

const selected = async (tx: Tx, actor: Actor, selection: Selection): Promise<SQL> => {
  const all = await selectionWhere(tx, actor, selection);
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from findings f where ${all}`);
  const total = (rows[0]?.n ?? 0) + (selection.except?.length ?? 0);
  if (Math.abs(total - selection.expected_total) > tolerated(selection.expected_total)) {
    throw new Problem(409, 'selection_changed', 'The findings that match have changed since you selected them. Look again.');
  }
  return all;
};

export const namedWhere = ({ who, scope }: Actor, ids: readonly string[]): SQL => sql`f.id = any(${uuids(ids)}) and ${visibleFindings(who, scope)}`;

/** The findings that are meant, as a condition on `findings f`: the ids given, or all that match a filter save a few. */
export const targetOf = async (tx: Tx, actor: Actor, { finding_ids: ids, selection }: Target): Promise<SQL> => {
  if ((ids === undefined) === (selection === undefined)) {
    throw new Problem(422, 'invalid', [{ msg: 'Name either findings or a selection.', loc: ['body', 'finding_ids'] }]);
  }
  return selection ? selected(tx, actor, selection) : namedWhere(actor, ids ?? []);
};
