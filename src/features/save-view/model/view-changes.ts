import { canonicalFilters, decodeFilters, type WrittenFilters } from '#domain/finding-filter-codec';
import { findingFilterKeys, type FindingFilterKey } from '#domain/finding-filters';

/** A view as the server stores it: names and values, in the URL's written form. */
export interface SavedPair {
  readonly key: string;
  readonly value: string;
}

export interface ViewChange {
  readonly key: FindingFilterKey | 'q';
  readonly before: string | undefined;
  readonly after: string | undefined;
}

type Query = WrittenFilters & { readonly q?: string };

export interface ReadView {
  readonly query: Query;
  /** Filters of the view that no longer exist; the page lists them. */
  readonly dropped: readonly string[];
}

/** Reads the valid parts of a saved view. */
export function readView(pairs: readonly SavedPair[]): ReadView {
  const record = Object.fromEntries(pairs.map(({ key, value }) => [key, value]));
  const filters = canonicalFilters(record);
  const query: Query = { ...filters, ...(record.q ? { q: record.q } : {}) };
  const dropped = pairs.map(({ key }) => key).filter((key) => !(key in query));
  return { query, dropped };
}

export const writeView = (query: object): SavedPair[] =>
  Object.entries(query).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ key, value }] : [],
  );

/** The changes since the view was activated: the entries of "n changes". */
export function viewChanges(saved: Query, current: Query): ViewChange[] {
  return ([...findingFilterKeys, 'q'] as const).flatMap((key) =>
    saved[key] === current[key] ? [] : [{ key, before: saved[key], after: current[key] }],
  );
}

const sorted = (query: object): string =>
  JSON.stringify(writeView(query).toSorted((a, b) => (a.key < b.key ? -1 : 1)));

/** Whether two canonical queries of one list have the same filters. */
export const sameQuery = (a: object, b: object): boolean => sorted(a) === sorted(b);

export const filterCount = (query: Query): number =>
  Object.keys(decodeFilters(query)).length + (query.q === undefined ? 0 : 1);
