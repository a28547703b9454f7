import { joinList, splitList } from './comma-list.ts';
import {
  filterDefinition,
  findingFilterKeys,
  isFullSpan,
  type DateSpan,
  type FilterDefinition,
  type FindingFilterKey,
  type FindingFilters,
} from './finding-filters.ts';

/**
 * Filters ⇄ their one written form, which is the URL's, the API's and a saved filter's alike:
 * `severity=critical,high`, `cwe=79,89`, `priority=30-100`, `date_range=2026-01-01..2026-01-31`,
 * `kev=true`.
 * Decoding never throws: what has no meaning is `undefined`, so that a nonsense URL heals.
 */

/** More or longer items than these are not something that a person filtered by. */
const maxItems = 100;
const maxItemLength = 300;

const trimmedItems = (items: readonly unknown[]): string[] =>
  items
    .map((item) => String(item).trim())
    .filter((item) => item !== '' && item.length <= maxItemLength)
    .slice(0, maxItems);

/** The items of a list filter's written form. */
export const splitItems = (raw: string): string[] => trimmedItems(splitList(raw, maxItems));

/** A filter's written form, or the items of a list as the API's validation has parsed them. */
type RawFilter = string | readonly unknown[];

const itemsOf = (raw: RawFilter): string[] =>
  typeof raw === 'string' ? splitItems(raw) : trimmedItems(raw);

const unique = <T>(items: readonly T[]) => [...new Set(items)];
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Canonical order: that of a closed set, else by code point, so that equal filters have equal URLs.
 */
function decodeList(
  raw: RawFilter,
  { values, pattern }: Extract<FilterDefinition, { kind: 'list' }>,
): readonly string[] | undefined {
  const given = itemsOf(raw).filter((item) => pattern === undefined || pattern.test(item));
  const items = values
    ? values.filter((value) => given.includes(value))
    : unique(given).sort(compareText);
  return items.length > 0 ? items : undefined;
}

function decodeIntegers(raw: RawFilter, min: number): readonly number[] | undefined {
  const numbers = itemsOf(raw).map((item) => (/^\d{1,9}$/.test(item) ? Number(item) : Number.NaN));
  const items = unique(numbers.filter((value) => value >= min)).sort((a, b) => a - b);
  return items.length > 0 ? items : undefined;
}

const rangePattern = /^(\d{1,6}(?:\.\d{1,2})?)-(\d{1,6}(?:\.\d{1,2})?)$/;

/**
 * Wholly past the end of its scale (`onScale`): the API answers that nothing is there; an address
 * or a saved view that says so has no meaning.
 */
function decodeRange(
  raw: string,
  range: Extract<FilterDefinition, { kind: 'range' }>,
  onScale: boolean,
): readonly [number, number] | undefined {
  const match = rangePattern.exec(raw.trim());
  if (!match || (onScale && Math.min(Number(match[1]), Number(match[2])) > range.max))
    return undefined;
  const clamp = (value: number) => Math.min(range.max, Math.max(range.min, value));
  const [a, b] = [clamp(Number(match[1])), clamp(Number(match[2]))];
  const span = [Math.min(a, b), Math.max(a, b)] as const;
  return isFullSpan(range, span) ? undefined : span;
}

/** A day that exists, as `2026-01-31`. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // 30 February parses to March on some engines: a real day reads back the same.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

function decodeDates(raw: string): DateSpan | undefined {
  const parts = raw.trim().split('..');
  if (parts.length !== 2) return undefined;
  const [from = '', to = ''] = parts;
  if ((from !== '' && !isDay(from)) || (to !== '' && !isDay(to)) || (from === '' && to === ''))
    return undefined;
  const [first, last] = from !== '' && to !== '' && from > to ? [to, from] : [from, to];
  return { ...(first !== '' && { from: first }), ...(last !== '' && { to: last }) };
}

type FilterValue = FindingFilters[FindingFilterKey];

export function decodeFilter(key: FindingFilterKey, raw: RawFilter, onScale = false): FilterValue {
  const definition = filterDefinition(key);
  if (definition.kind === 'list') return decodeList(raw, definition); // members of the closed set by construction
  if (definition.kind === 'integers') return decodeIntegers(raw, definition.min);
  if (typeof raw !== 'string') return undefined;
  switch (definition.kind) {
    case 'range':
      return decodeRange(raw, definition, onScale);
    case 'dates':
      return decodeDates(raw);
    case 'flag':
      return raw === 'true' ? true : raw === 'false' ? false : undefined;
    case 'text':
      return raw.trim().slice(0, definition.maxLength).trim() || undefined;
  }
}

/** The written form of one filter, or undefined where it filters nothing. */
export function encodeFilter(key: FindingFilterKey, value: FilterValue): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return value === '' ? undefined : value;
  const definition = filterDefinition(key);
  if (definition.kind === 'dates') {
    const { from = '', to = '' } = value as DateSpan;
    return from === '' && to === '' ? undefined : `${from}..${to}`;
  }
  const items = value as readonly (string | number)[];
  if (definition.kind === 'range') {
    const span = items as readonly [number, number];
    return isFullSpan(definition, span) ? undefined : `${span[0]}-${span[1]}`;
  }
  return items.length > 0 ? joinList(items) : undefined;
}

/** The written filters, canonical: what the URL, the API and a saved filter carry. */
export type WrittenFilters = { -readonly [K in FindingFilterKey]?: string };

export function encodeFilters(filters: FindingFilters): WrittenFilters {
  const written: WrittenFilters = {};
  for (const key of findingFilterKeys) {
    const text = encodeFilter(key, filters[key]);
    if (text !== undefined) written[key] = text;
  }
  return written;
}

const decodeAll = (rawOf: (key: FindingFilterKey) => RawFilter | undefined, onScale: boolean) => {
  const filters: Record<string, unknown> = {};
  for (const key of findingFilterKeys) {
    const raw = rawOf(key);
    const value = raw === undefined ? undefined : decodeFilter(key, raw, onScale);
    if (value !== undefined) filters[key] = value;
  }
  return filters as FindingFilters; // each value decoded by its own key's kind
};

const scalarText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;

export const decodeFilters = (
  record: Readonly<Record<string, unknown>>,
  onScale = false,
): FindingFilters => decodeAll((key) => scalarText(record[key]), onScale);

/** Filters from validated parameters of the API, in which lists are arrays already. */
export const filtersOfParameters = (
  parameters: Readonly<Record<string, unknown>>,
): FindingFilters =>
  decodeAll((key) => {
    const value = parameters[key];
    return Array.isArray(value) ? value : scalarText(value);
  }, false);

/**
 * Heals written filters: unknown, empty, full-span and out-of-range ones dropped, the rest in
 * canonical form.
 */
export const canonicalFilters = (record: Readonly<Record<string, unknown>>): WrittenFilters =>
  encodeFilters(decodeFilters(record, true));
