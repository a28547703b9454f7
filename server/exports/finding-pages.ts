import { sql } from 'drizzle-orm';
import { inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import { tenantOf } from '../http/principal.ts';
import type { Actor } from '../bulk/run-bulk.ts';
import { after, type FindingOrder, type FindingQuery, type Position, whereOf } from '../modules/findings/finding-query.ts';
import { type FindingRow, findingRowOf } from '../modules/findings/finding-row.ts';
import { findingRows } from '../modules/findings/finding-rows.repo.ts';

const pageSize = 1000;

/** All rows of a query in its order. Each page is a transaction of its own: a slow reader holds no connection. */
export async function* allFindings(deps: Deps, { who, scope }: Actor, query: FindingQuery, order: FindingOrder): AsyncGenerator<FindingRow> {
  let position: Position | undefined;
  for (;;) {
    const from = position;
    const rows = await inTenant(deps.db, tenantOf(who), async (tx) => {
      const where = await whereOf(tx, who, scope, query);
      return findingRows(tx, from ? sql`${where} and ${after(order, from)}` : where, order, { limit: pageSize });
    });
    for (const row of rows) yield findingRowOf(row, deps.now());
    const last = rows.at(-1);
    if (rows.length < pageSize || !last) return;
    position = { key: last.sort_key, id: last.id };
  }
}
