import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { readInTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { namedWhere, selectionWhere, type Target } from '../bulk/selection.ts';
import type { Actor } from '../bulk/step.ts';
import {
  buildWhere,
  type FindingOrder,
  type FindingQuery,
  type FindingRow,
  findingRowOf,
  type FindingRowRecord,
  isAfter,
  listFindingRows,
  type Position,
  withChanges,
} from '../query/index.ts';

const pageSize = 1000;

/** The query's condition, or that of the target if there is one. */
export const exportWhere = (
  tx: Tx,
  actor: Actor,
  query: FindingQuery,
  target: Target | undefined,
): Promise<SQL> | SQL => {
  if (target?.selection) return selectionWhere(tx, actor, target.selection);
  return target?.finding_ids
    ? namedWhere(actor, target.finding_ids)
    : buildWhere(tx, actor.who, actor.scope, query);
};

export interface ExportQuery {
  query: FindingQuery;
  order: FindingOrder;
  target?: Target | undefined;
}

/** Reads the next rows of an export after a position, in a transaction of their own. */
export const readExportPage = (
  deps: Deps,
  actor: Actor,
  { query, order, target }: ExportQuery,
  from: Position | undefined,
  limit: number,
): Promise<FindingRowRecord[]> =>
  readInTenant(deps.db, toTenant(actor.who), async (tx) => {
    const where = await exportWhere(tx, actor, query, target);
    const after = from ? sql`${where} and ${isAfter(order, from)}` : where;
    const rows = await listFindingRows(tx, after, order, { limit });
    return withChanges(tx, actor.who.clientId, query, rows);
  });

/**
 * Yields all rows of a query in its order. Each page is a transaction of its own, so a slow reader
 * holds no connection.
 */
export async function* allFindings(
  deps: Deps,
  actor: Actor,
  asked: ExportQuery,
): AsyncGenerator<FindingRow> {
  let position: Position | undefined;
  for (;;) {
    const rows = await readExportPage(deps, actor, asked, position, pageSize);
    for (const row of rows) yield findingRowOf(row, deps.now());
    const last = rows.at(-1);
    if (rows.length < pageSize || !last) return;
    position = { key: last.sort_key, id: last.id };
  }
}
