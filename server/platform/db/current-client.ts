import { sql } from 'drizzle-orm';

/**
 * The organization of the transaction, for conditions where no id is at hand. It is null in
 * `acrossTenants`, where such a condition finds nothing: name the organization by its id there.
 */
export const currentClient = sql`(select current_client())`;
