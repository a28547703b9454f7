import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The organization of the transaction, for conditions where no id is at hand. It is null in
 * `acrossTenants`, where such a condition finds nothing: name the organization by its id there.
 */
export const currentClient = sql`(select current_client())`;

/** Condition: the row is of the transaction's organization. */
export const ofCurrentClient = (table: { clientId: PgColumn }): SQL =>
  eq(table.clientId, currentClient);
