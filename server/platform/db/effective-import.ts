import { sql, type SQL } from 'drizzle-orm';
import { textArray } from './text-match.ts';

type ScanAlias = 'scans' | 's' | 'b' | 'later';

/** Condition: the scan's report was imported, and its import was neither a dry run nor undone. */
export const isEffectiveImport = (alias: ScanAlias = 's'): SQL => {
  const scan = sql.raw(alias);
  return sql`${scan}.status = 'succeeded' and not ${scan}.dry_run and ${scan}.undone_at is null`;
};

/** Condition: scan `s` has a note with one of the codes about the tool, or about all its tools. */
export const hasNoteAbout = (tool: SQL, codes: readonly string[]): SQL => sql`exists (
  select from jsonb_array_elements(s.notes) note
  where note ->> 'code' = any(${textArray(codes)}) and coalesce(note -> 'facts' ->> 'tool', ${tool}) = ${tool})`;
