import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../openapi/generated/paths.d.ts';
import type { Tx } from '../db/connect.ts';
import { Problem } from '../http/problem.ts';
import { queryOf, whereOf } from '../modules/findings/finding-query.ts';
import { visibleFindings } from '../modules/own.ts';
import type { Actor } from './run-bulk.ts';

export type Target = { finding_ids?: string[]; selection?: components['schemas']['FindingSelectionInput'] };

/** So much may change between looking and deciding before one has to look again. */
const tolerated = (expected: number) => Math.max(10, Math.round(expected * 0.02));

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`;

const selected = async (tx: Tx, { who, scope }: Actor, { filter, except = [], as_of, expected_total: expected }: NonNullable<Target['selection']>): Promise<SQL> => {
  const where = await whereOf(tx, who, scope, queryOf(filter));
  const all = sql`${where} and f.created_at <= ${as_of}::timestamptz and not f.id = any(${uuids(except)})`;
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from findings f where ${all}`);
  const total = rows[0]?.n ?? 0;
  if (Math.abs(total + except.length - expected) > tolerated(expected)) {
    throw new Problem(409, 'selection_changed', 'The findings that match have changed since you selected them. Look again.');
  }
  return all;
};

/** The findings that are meant, as a condition on `findings f`: the ids given, or all that match a filter save a few. */
export const targetOf = async (tx: Tx, actor: Actor, { finding_ids: ids, selection }: Target): Promise<SQL> => {
  if ((ids === undefined) === (selection === undefined)) {
    throw new Problem(422, 'invalid', [{ msg: 'Name either findings or a selection.', loc: ['body', 'finding_ids'] }]);
  }
  return selection ? selected(tx, actor, selection) : sql`f.id = any(${uuids(ids ?? [])}) and ${visibleFindings(actor.who, actor.scope)}`;
};
