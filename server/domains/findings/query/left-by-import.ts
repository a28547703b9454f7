// The findings of its tool that an import left open: neither reported nor closed by it. They are
// not stored. They are the tool's findings that are still open, without those that the import
// reported and those that were added later.
import { sql, type SQL } from 'drizzle-orm';
import { currentClient } from '../../../platform/db/current-client.ts';

/**
 * The least UUIDv7 of the previous millisecond: events of the import and later ones never have
 * smaller ids.
 */
const leastEventId = (at: SQL): SQL => {
  const hex = sql`lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint - 1), 12, '0')`;
  return sql`(left(${hex}, 8) || '-' || right(${hex}, 4) || '-0000-0000-000000000000')::uuid`;
};

/** Condition on findings `f`. False if the record of the import's matches has been deleted. */
export const isLeftByImport = (scan: string): SQL => sql`(
  f.status in ('open', 'in_progress') and not f.false_positive
  and (f.id in (select unnest(m.findings) from scan_matches m where m.client_id = ${currentClient} and m.scan_id = ${scan}::uuid)) is not true
  and exists (
    select from scans s
    where s.client_id = f.client_id and s.id = ${scan}::uuid and s.repository_id = f.repository_id and f.tool = any(s.tools) and s.events_from is not null
      and (coalesce((s.counts->>'matched')::int, 0) = 0 or exists (select from scan_matches m where m.client_id = s.client_id and m.scan_id = s.id))
      and not exists (
        select from finding_events e
        where e.client_id = f.client_id and e.finding_id = f.id and e.id >= ${leastEventId(sql`s.events_from`)}
          and (e.kind in ('found', 'reopened') or e.kind = 'status' and e.data->>'from' not in ('open', 'in_progress')))))`;
