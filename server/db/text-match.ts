import { sql, type SQL } from 'drizzle-orm';

/** What a person typed, with the pattern characters of LIKE as plain characters (PostgreSQL, "Pattern Matching"). */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The pattern for `ilike` that finds the text anywhere; an empty text finds everything. */
export const contains = (text: string): string => `%${escapeLike(text)}%`;

/** A list of texts as one parameter: `= any(${texts(values)})`. */
export const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** The same of ids. */
export const uuids = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`;
