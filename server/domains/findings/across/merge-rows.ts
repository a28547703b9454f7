import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import {
  type FindingOrder,
  type FindingRow,
  findingRowOf,
  type FindingRowRecord,
  sortPositions,
} from '../query/index.ts';
import type { ClientReader } from './client-readers.ts';

/** A row with the organization that it was read from. */
export interface ClientRow {
  reader: ClientReader;
  row: FindingRowRecord;
}

/**
 * Merges the rows of several organizations in list order. The database sorts their keys, because
 * only it has its collation. It reads no table for that.
 */
export const mergeRows = async <Row extends ClientRow>(
  deps: Deps,
  who: Principal,
  order: FindingOrder,
  rows: readonly Row[],
): Promise<Row[]> => {
  if (rows.length < 2) return [...rows];
  const byId = new Map(rows.map((each) => [each.row.id, each]));
  const positions = rows.map(({ row }) => ({ key: row.sort_key, id: row.id }));
  const sorted = await inTenant(deps.db, toTenant(who), (tx) =>
    tx.execute<{ id: string }>(sortPositions(order, positions)),
  );
  return sorted.rows.flatMap(({ id }) => byId.get(id) ?? []);
};

/** Returns the row as in the API, with its organization. */
export const clientRowOf = ({ reader, row }: ClientRow, now: Date): FindingRow => {
  const { id, attributes } = findingRowOf(row, now);
  return { id, attributes: { ...attributes, client: reader.client } };
};
