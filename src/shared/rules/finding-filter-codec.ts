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
 * `severity=critical,high`, `cwe=79,89`, `priority=30-100`, `date_range=2026-01-01..2026-01-31`, `kev=true`.
 * Decoding never throws: what has no meaning is `undefined`, so that a nonsense URL heals.
 */

/** A list longer than this, or an item longer than that, is not something a person filtered by. */
const maxItems = 100;
const maxItemLength = 300;

/** One value of a comma-separated list, as the address and the API write it. */
export const escapeItem = (item: string) => item.replaceAll('\\', '\\\\').replaceAll(',', '\\,');

export function splitItems(raw: string): string[] {
  const items: string[] = [];
  let item = '';
  for (let i = 0; i < raw.length && items.length < maxItems; i++) {
    const char = raw.charAt(i);
    if (char === '\\' && i + 1 < raw.length) item += raw.charAt(++i);
    else if (char === ',') {
      items.push(item);
      item = '';
    } else item += char;
  }
  items.push(item);
  return items
    .map((each) => each.trim())
    .filter((each) => each !== '' && each.length <= maxItemLength)
    .slice(0, maxItems);
}

const unique = <T>(items: readonly T[]) => [...new Set(items)];
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Canonical order: that of a closed set, else by code point, so that equal filters have equal URLs. */
function decodeList(
  raw: string,
  { values, pattern }: Extract<FilterDefinition, { kind: 'list' }>,
): readonly string[] | undefined {
  const given = splitItems(raw).filter((item) => pattern === undefined || pattern.test(item));
  const items = values
    ? values.filter((value) => given.includes(value))
    : unique(given).sort(compareText);
  return items.length > 0 ? items : undefined;
}

function decodeIntegers(raw: string, min: number): readonly number[] | undefined {
  const numbers = splitItems(raw).map((item) =>
    /^\d{1,9}$/.test(item) ? Number(item) : Number.NaN,
  );
  const items = unique(numbers.filter((value) => value >= min)).sort((a, b) => a - b);
  return items.length > 0 ? items : undefined;
}

const rangePattern = /^(\d{1,6}(?:\.\d{1,2})?)-(\d{1,6}(?:\.\d{1,2})?)$/;

/** Wholly past the end of its scale (`onScale`): the API answers that nothing is there; an address or a saved view that says so has no meaning. */
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

const isDay = (text: string) => {
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

export function decodeFilter(key: FindingFilterKey, raw: string, onScale = false): FilterValue {
  const definition = filterDefinition(key);
  switch (definition.kind) {
    case 'list':
      return decodeList(raw, definition); // members of the closed set by construction
    case 'integers':
      return decodeIntegers(raw, definition.min);
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
  return items.length > 0 ? items.map((item) => escapeItem(String(item))).join(',') : undefined;
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

export function decodeFilters(
  record: Readonly<Record<string, unknown>>,
  onScale = false,
): FindingFilters {
  const filters: Record<string, unknown> = {};
  for (const key of findingFilterKeys) {
    const raw = record[key];
    if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean') continue;
    const value = decodeFilter(key, String(raw), onScale);
    if (value !== undefined) filters[key] = value;
  }
  return filters; // each value decoded by its own key's kind
}

/** Heals written filters: unknown, empty, full-span and out-of-range ones dropped, the rest in canonical form. */
export const canonicalFilters = (record: Readonly<Record<string, unknown>>): WrittenFilters =>
  encodeFilters(decodeFilters(record, true));
