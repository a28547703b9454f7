import { inArray, sql } from 'drizzle-orm';
import {
  encodeFilter,
  decodeFilter,
  splitItems,
} from '../../../src/shared/rules/finding-filter-codec.ts';
import {
  findingSortFields,
  importFilterOf,
  isFindingFilterKey,
  sortDirections,
} from '../../../src/shared/rules/finding-filters.ts';
import type { Tx } from '../../db/connect.ts';
import { uuids } from '../../db/text-match.ts';
import { repositories } from '../../db/schema/repositories.ts';

export type Entry = { key: string; value: string };
export type FilterSource = 'findings' | 'repositories' | 'components';

/** What the other two lists filter by; their values are plain words. */
const plainKeys: Record<Exclude<FilterSource, 'findings'>, readonly string[]> = {
  repositories: ['q', 'status', 'source_control', 'tags', 'active', 'sort_field', 'sort'],
  components: [
    'q',
    'repository',
    'ecosystem',
    'license',
    'severity',
    'direct',
    'sort_field',
    'sort',
  ],
};

const isOneOf = (values: readonly string[], value: string) => values.includes(value);

/** The canonical form of an entry of the findings list; undefined where it has no meaning. */
function findingEntry({ key, value }: Entry): Entry | undefined {
  if (key === 'q') return value.trim() === '' ? undefined : { key, value };
  if (key === 'sort_field') return isOneOf(findingSortFields, value) ? { key, value } : undefined;
  if (key === 'sort') return isOneOf(sortDirections, value) ? { key, value } : undefined;
  if (!isFindingFilterKey(key)) return undefined;
  const written = encodeFilter(key, decodeFilter(key, value));
  return written === undefined ? undefined : { key, value: written };
}

export const canonicalEntry = (source: FilterSource, entry: Entry): Entry | undefined => {
  if (source === 'findings') return findingEntry(entry);
  return plainKeys[source].includes(entry.key) && entry.value.trim() !== '' ? entry : undefined;
};

async function deletedRepositories(tx: Tx, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await tx
    .select({ id: repositories.id, nickname: repositories.nickname })
    .from(repositories)
    .where(
      sql`${inArray(
        sql`lower(${repositories.nickname})`,
        names.map((name) => name.toLowerCase()),
      )} or ${inArray(sql`${repositories.id}::text`, [...names])}`,
    );
  const known = new Set(rows.flatMap(({ id, nickname }) => [id, nickname.toLowerCase()]));
  return names.filter((name) => !known.has(name.toLowerCase()));
}

/** Values of imports that are gone, or that no longer know what was asked of them. */
async function forgottenImports(tx: Tx, values: readonly string[]): Promise<string[]> {
  const asked = values.flatMap((value) => importFilterOf(value) ?? []);
  const ids = asked.map(({ scan }) => scan);
  const { rows } = await tx.execute<{ id: string; has_matches: boolean }>(sql`
    select s.id, exists (select from scan_matches m where m.client_id = s.client_id and m.scan_id = s.id) as has_matches from scans s where s.id = any(${uuids(ids)}) and s.undone_at is null`);
  const known = new Map(rows.map((row) => [row.id, row.has_matches]));
  return values.filter((value) => {
    const { outcome, scan } = importFilterOf(value) ?? {};
    const hasMatches = known.get(scan ?? '');
    return hasMatches === undefined || (outcome === 'matched' && !hasMatches);
  });
}

/** A saved filter outlives what it names: what still has a meaning is loaded, the rest is said. */
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
