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
 * Encodes and decodes filters. The URL, the API and saved filters share one written form:
 * `severity=critical,high`, `cwe=79,89`, `priority=30-100`, `date_range=2026-01-01..2026-01-31`,
 * `kev=true`. Decoding never throws: an invalid value becomes `undefined`, so that a malformed URL
 * still works.
 */

/** Limits above what any user filters by. */
const maxItems = 100;
const maxItemLength = 300;

const trimmedItems = (items: readonly unknown[]): string[] =>
  items
    .map((item) => String(item).trim())
    .filter((item) => item !== '' && item.length <= maxItemLength)
    .slice(0, maxItems);

/** Splits the written form of a list filter. */
export const splitItems = (raw: string): string[] => trimmedItems(splitList(raw, maxItems));

/** The written form of a filter, or list items that the API's validation has already parsed. */
type RawFilter = string | readonly unknown[];

const itemsOf = (raw: RawFilter): string[] =>
  typeof raw === 'string' ? splitItems(raw) : trimmedItems(raw);

const unique = <T>(items: readonly T[]) => [...new Set(items)];
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Decodes in canonical order, which is that of the closed set or else by code point. Equal filters
 * therefore have equal URLs.
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
 * A range entirely beyond the end of its scale (`onScale`) matches nothing in the API. In a URL or
 * saved view it is invalid.
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

/** Whether the text is an existing day in the form `2026-01-31`. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Some engines parse 30 February as a day in March, so an existing day must format to the same
  // text.
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

/** The written form of one filter, or undefined if it has no effect. */
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

/** Filters in canonical written form, as the URL, the API and saved filters carry them. */
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
  return filters as FindingFilters; // each value was decoded by the kind of its key
};

const scalarText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;

export const decodeFilters = (
  record: Readonly<Record<string, unknown>>,
  onScale = false,
): FindingFilters => decodeAll((key) => scalarText(record[key]), onScale);

/** Decodes filters from validated API parameters, whose lists are already arrays. */
export const filtersOfParameters = (
  parameters: Readonly<Record<string, unknown>>,
): FindingFilters =>
  decodeAll((key) => {
    const value = parameters[key];
    return Array.isArray(value) ? value : scalarText(value);
  }, false);

/**
 * Normalizes written filters: drops unknown, empty, full-span and out-of-range ones and writes the
 * rest in canonical form.
 */
export const canonicalFilters = (record: Readonly<Record<string, unknown>>): WrittenFilters =>
  encodeFilters(decodeFilters(record, true));
