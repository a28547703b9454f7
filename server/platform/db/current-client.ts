import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The organization of the transaction, for conditions without an id at hand. It is null in
 * `acrossTenants`, where such a condition matches nothing: use the organization's id there.
 */
export const currentClient = sql`(select current_client())`;

/** Condition: the row belongs to the transaction's organization. */
export const ofCurrentClient = (table: { clientId: PgColumn }): SQL =>
  eq(table.clientId, currentClient);
