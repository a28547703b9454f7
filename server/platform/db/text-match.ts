import { sql, type SQL } from 'drizzle-orm';

/** Escapes the pattern characters of LIKE in the user's text (PostgreSQL, "Pattern Matching"). */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Pattern for `ilike` that matches the text anywhere; an empty text matches everything. */
export const contains = (text: string): string => `%${escapeLike(text)}%`;

/** A list of texts as one parameter: `= any(${textArray(values)})`. */
export const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** A list of ids as one parameter: `= any(${uuidArray(ids)})`. */
export const uuidArray = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`;
