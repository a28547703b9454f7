import { and, inArray, or, sql } from 'drizzle-orm';
import { importFilterOf } from '#domain/filter-values';
import { encodeFilter, splitItems } from '#domain/finding-filter-codec';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient, ofCurrentClient } from '../../../platform/db/current-client.ts';
import { uuidArray } from '../../../platform/db/text-match.ts';
import { repositories } from '../../../platform/db/schema/repositories.ts';
import { canonicalEntry, type Entry, type FilterSource } from '../query/index.ts';

async function deletedRepositories(tx: Tx, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await tx
    .select({ id: repositories.id, nickname: repositories.nickname })
    .from(repositories)
    .where(
      and(
        ofCurrentClient(repositories),
        or(
          inArray(
            sql`lower(${repositories.nickname})`,
            names.map((name) => name.toLowerCase()),
          ),
          inArray(sql`${repositories.id}::text`, [...names]),
        ),
      ),
    );
  const known = new Set(rows.flatMap(({ id, nickname }) => [id, nickname.toLowerCase()]));
  return names.filter((name) => !known.has(name.toLowerCase()));
}

/**
 * Returns values of imports that were deleted, or whose requested outcome is no longer recorded.
 */
async function forgottenImports(tx: Tx, values: readonly string[]): Promise<string[]> {
  const asked = values.flatMap((value) => importFilterOf(value) ?? []);
  const ids = asked.map(({ scan }) => scan);
  const { rows } = await tx.execute<{ id: string; has_matches: boolean; had_none: boolean }>(sql`
    select s.id, exists (select from scan_matches m where m.client_id = s.client_id and m.scan_id = s.id) as has_matches, coalesce((s.counts->>'matched')::int, 0) = 0 as had_none from scans s where s.client_id = ${currentClient} and s.id = any(${uuidArray(ids)}) and s.undone_at is null`);
  const known = new Map(rows.map((row) => [row.id, row]));
  return values.filter((value) => {
    const { outcome, scan } = importFilterOf(value) ?? {};
    const row = known.get(scan ?? '');
    if (row === undefined || row.has_matches) return row === undefined;
    return outcome === 'matched' || (outcome === 'left' && !row.had_none);
  });
}

/**
 * A saved filter outlives the resources that it references: valid entries are loaded, the others
 * are reported.
 */
export async function loadEntries(
  tx: Tx,
  source: FilterSource,
  entries: readonly Entry[],
): Promise<{ filters: Entry[]; dropped: string[] }> {
  const filters: Entry[] = [];
  const dropped: string[] = [];
  for (const entry of entries) {
    const canonical = canonicalEntry(source, entry);
    if (!canonical) dropped.push(entry.key);
    else if (canonical.key === 'repository') {
      const gone = await deletedRepositories(tx, splitItems(canonical.value));
      const left = splitItems(canonical.value).filter((name) => !gone.includes(name));
      dropped.push(...gone.map((name) => `repository: ${name}`));
      if (left.length > 0)
        filters.push({ key: 'repository', value: encodeFilter('repository', left) ?? '' });
    } else if (canonical.key === 'import') {
      const gone = await forgottenImports(tx, splitItems(canonical.value));
      const left = splitItems(canonical.value).filter((value) => !gone.includes(value));
      if (gone.length > 0) dropped.push(canonical.key);
      if (left.length > 0)
        filters.push({ key: 'import', value: encodeFilter('import', left) ?? '' });
    } else filters.push(canonical);
  }
  return { filters, dropped };
}
