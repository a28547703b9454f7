import { type SQL, sql } from 'drizzle-orm';

/**
 * `placeOf` of `#domain/finding-place` in SQL, for rows of `row`, which have the columns of
 * findings.
 */
export const findingPlace = (row: 'f' | 's'): SQL =>
  sql.raw(
    `coalesce(nullif(${row}.file, '') || coalesce(':' || ${row}.start_line, ''), nullif(concat_ws(' ', ${row}.component, ${row}.component_version), ''), ${row}.endpoint)`,
  );
