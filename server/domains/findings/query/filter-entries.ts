import { findingSortFields, sortDirections, isFindingFilterKey } from '#domain/finding-filters';
import { encodeFilter, decodeFilter } from '#domain/finding-filter-codec';

export type Entry = { key: string; value: string };
export type FilterSource = 'findings' | 'repositories' | 'components';
/** Filter keys of the other two lists; their values are plain words. */
export const plainKeys: Record<Exclude<FilterSource, 'findings'>, readonly string[]> = {
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
export const isOneOf = (values: readonly string[], value: string) => values.includes(value);
/**
 * Returns the canonical form of an entry of the findings list, or undefined if the entry is
 * invalid.
 */
export function findingEntry({ key, value }: Entry): Entry | undefined {
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
