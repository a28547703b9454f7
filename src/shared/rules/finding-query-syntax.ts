import { joinList } from './comma-list.ts';
import { dayAhead, dayInWords } from './day-in-words.ts';
import { excludedItem, excludedValues, isExcludable } from './excluded-values.ts';
import { decodeFilter, encodeFilter } from './finding-filter-codec.ts';
import {
  filterDefinition,
  findingFilterKeys,
  isFindingFilterKey,
  newSinceMoments,
  type FindingFilterKey,
  type FindingFilters,
} from './finding-filters.ts';

/**
 * The query syntax of the search box: `severity:critical cwe:79 repo:ledger-api "sql injection"`.
 * `-severity:info` and `-tool:trivy` exclude, `priority:>=30` bounds a range, `is:kev` sets a flag.
 * `since:monday` and `since:7d` bound the day on which it was first seen; `since:last-visit` and
 * `since:yesterday` select what is new to Parapet. `team:me` and `assignee:me` refer to the current
 * user. A token that names no filter, or has an invalid value, stays search text, so that no input
 * is lost.
 */
export interface FindingQuery {
  readonly filters: FindingFilters;
  readonly text: string;
}

export const aliases: Readonly<Record<string, FindingFilterKey>> = {
  repo: 'repository',
  cvss: 'cvssv3_score',
  slsa: 'slsa_threats',
  assignee: 'developer',
  lang: 'language',
  path: 'file',
  effort: 'fixing_effort',
  seen: 'date_range',
  date: 'date_range',
  tag: 'tags',
  repotag: 'repository_tag',
  owner: 'team',
  policy: 'policy_name',
  package: 'component',
};

export const sinceName = 'since';

export const keyOf = (name: string): FindingFilterKey | undefined => {
  const lower = name.toLowerCase();
  return isFindingFilterKey(lower)
    ? lower
    : Object.hasOwn(aliases, lower)
      ? aliases[lower]
      : undefined;
};

/** The shortest alias of a filter, which formatting uses. */
const nameOf = (key: FindingFilterKey): string =>
  Object.keys(aliases).find((alias) => aliases[alias] === key) ?? key;

export interface Token {
  readonly source: string;
  readonly negated: boolean;
  readonly name?: string;
  readonly value: string;
}

/**
 * `-name:value`, with a bare value or one in quotes with `\"` inside; a token without a name is
 * text.
 */
const tokenPattern = /(-?)(?:([A-Za-z][A-Za-z0-9_]*):)?("(?:[^"\\]|\\.)*"|[^\s"]\S*)|\S+/g;
const unquote = (text: string) =>
  text.startsWith('"') ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text;

export const quote = (text: string) =>
  /[\s"]/.test(text) || text === '' ? `"${text.replace(/["\\]/g, '\\$&')}"` : text;

export function tokens(input: string): Token[] {
  return [...input.matchAll(tokenPattern)].map((match) => {
    const [source, minus = '', name, value = ''] = match;
    if (name === undefined) return { source, negated: false, value: source };
    return { source, negated: minus === '-', name, value: unquote(value) };
  });
}

const bound = /^(>=|<=|>|<)\s*(.+)$/;

/**
 * `>=30` → `30-100`, `30..60` → `30-60`. Days and fractions are inclusive on both sides, so `>` and
 * `>=` are the same for them. Days may be words: `due:<7d` is within a week, `seen:>monday` since
 * then.
 */
function spanOf(key: FindingFilterKey, value: string, now: Date): string {
  const match = bound.exec(value);
  const definition = filterDefinition(key);
  const [from = '', to] = value.split('..');
  if (definition.kind === 'range' && to !== undefined)
    return `${from || definition.min}-${to || definition.max}`;
  const dayOf = (word: string) => (key === 'due' ? dayAhead : dayInWords)(word, now) ?? word;
  if (!match && key === 'due' && to === undefined) return `..${dayOf(value)}`;
  if (!match)
    return definition.kind === 'range' && /^[\d.]+$/.test(value) ? `${value}-${value}` : value;
  const [, operator = '', limit = ''] = match;
  if (definition.kind === 'dates')
    return operator.startsWith('>') ? `${dayOf(limit)}..` : `..${dayOf(limit)}`;
  if (definition.kind !== 'range') return value;
  const step = definition.max > 10 ? 1 : definition.max > 1 ? 0.1 : 0;
  const edge = Number(
    (Number(limit) + (operator === '>' ? step : operator === '<' ? -step : 0)).toFixed(2),
  );
  return operator.startsWith('>') ? `${edge}-${definition.max}` : `${definition.min}-${edge}`;
}

const yes = new Set(['true', 'yes', '1']);
const no = new Set(['false', 'no', '0']);

const inTheirCase = (written: string, values: readonly string[]): string =>
  written
    .split(',')
    .map(
      (word) => values.find((value) => value.toLowerCase() === word.trim().toLowerCase()) ?? word,
    )
    .join(',');

/**
 * Normalizes what users type: `severity:Critical`, `slsa:a`, `cve:cve-2021-44228` and `cwe:CWE-79`.
 */
function asMeant(key: FindingFilterKey, value: string): string {
  const definition = filterDefinition(key);
  if (key === 'cve') return value.replaceAll(/\bcve-/gi, 'CVE-');
  if (definition.kind === 'integers') return value.replaceAll(/cwe-/gi, '');
  return definition.kind === 'list' && definition.values
    ? inTheirCase(value, definition.values)
    : value;
}

/** `since:monday` sets the start of the date range, unless the value is a range itself. */
function applySince(filters: FindingFilters, { value }: Token, now: Date): boolean {
  const moment = (['last_visit', 'visit_before', 'yesterday'] as const).find(
    (one) => one === value.toLowerCase().replaceAll('-', '_'),
  );
  if (moment !== undefined) {
    filters.new_since = newSinceMoments.filter(
      (one) => one === moment || filters.new_since?.includes(one),
    );
    return true;
  }
  const from = dayInWords(value, now);
  const span = from === undefined ? undefined : decodeFilter('date_range', `${from}..`);
  if (span === undefined) return false;
  filters.date_range = { ...filters.date_range, ...(span as FindingFilters['date_range']) }; // the key's own
  return true;
}

/** `-tool:trivy` adds to the excluded values. */
function applyExcluded(filters: FindingFilters, key: FindingFilterKey, typed: string): boolean {
  const values = isExcludable(key) ? decodeFilter(key, typed) : undefined;
  if (values === undefined) return false;
  const items = [values as string | readonly (string | number)[]] // a path, or else a list
    .flat()
    .map((value) => excludedItem(key, value));
  const not = decodeFilter('not', [...(filters.not ?? []), ...items]);
  if (not === undefined) return false;
  filters.not = not as readonly string[]; // the key's own
  return true;
}

export function applyToken(filters: FindingFilters, token: Token, now: Date): boolean {
  if (token.name?.toLowerCase() === sinceName && !token.negated)
    return applySince(filters, token, now);
  const isFlag = token.name?.toLowerCase() === 'is';
  const key = isFlag
    ? keyOf(token.value.replaceAll(/[ -]/g, '_'))
    : token.name === undefined
      ? undefined
      : keyOf(token.name);
  if (key === undefined) return false;
  const definition = filterDefinition(key);
  if (isFlag && definition.kind !== 'flag') return false;
  const typed = asMeant(key, token.value);
  let written = isFlag ? 'true' : typed;
  if (definition.kind === 'flag') {
    const word = written.toLowerCase();
    const value = yes.has(word) ? true : no.has(word) ? false : undefined;
    if (value === undefined) return false;
    written = String(value !== token.negated);
  } else if (token.negated) {
    return applyExcluded(filters, key, typed);
  } else if (definition.kind === 'range' || definition.kind === 'dates') {
    written = spanOf(key, token.value, now);
  } else if (
    (definition.kind === 'list' || definition.kind === 'integers') &&
    filters[key] !== undefined
  ) {
    // Repeating a name matches either value: severity:critical severity:high.
    written = `${encodeFilter(key, filters[key]) ?? ''},${typed}`;
  }
  const value = decodeFilter(key, written);
  if (value === undefined) return false;
  Object.assign(filters, { [key]: value });
  return true;
}

/** @param now the time that `today` refers to */
export function parseFindingQuery(input: string, now = new Date()): FindingQuery {
  const filters: FindingFilters = {};
  const words: string[] = [];
  for (const token of tokens(input.slice(0, 4000)))
    if (!applyToken(filters, token, now)) words.push(token.source);
  return { filters, text: words.join(' ') };
}

const formatExcluded = (items: readonly string[] | undefined): string[] =>
  [...excludedValues(items)].flatMap(([key, values]) =>
    // A path may contain commas.
    (key === 'file' ? values : [joinList(values)]).map(
      (value) => `-${nameOf(key)}:${quote(value)}`,
    ),
  );

/** Formats a query, filters first. `parseFindingQuery` parses it to the same filters. */
export function formatFindingQuery({ filters, text }: FindingQuery): string {
  const parts = findingFilterKeys.flatMap((key) => {
    if (key === 'not') return formatExcluded(filters.not);
    if (key === 'new_since')
      return (filters.new_since ?? []).map((one) =>
        /^\d/.test(one) ? `new_since:${one}` : `${sinceName}:${one.replaceAll('_', '-')}`,
      );
    const written = encodeFilter(key, filters[key]);
    return written === undefined ? [] : [`${nameOf(key)}:${quote(written)}`];
  });
  return [...parts, ...(text === '' ? [] : [text])].join(' ');
}
