import type { I18n } from '@lingui/core';
import { msg, plural, select } from '@lingui/core/macro';
import {
  exactFileOf,
  filterDefinition,
  slaStates,
  slsaThreats,
  type DateSpan,
  type FindingFilterKey,
  type FindingFilters,
} from '#domain/finding-filters';
import { excludedValues } from '#domain/excluded-values';
import { parseDueRuleName } from '#domain/sla';
import { utcDateOf } from '@/shared/lib/ago';
import { severities, severityNames } from '@/shared/ui/severity';
import { type Status, statusNames } from '../ui/status-label';
import { threatNames } from '@/entities/supply-chain/@x/finding';
import { changeLabel } from './change-labels';
import { filterNames, slaNames, valueNames } from './filter-names';
import { importLabel } from './import-labels';

/** A filter as the three segments of its chip. */
export interface DescribedFilter {
  readonly field: string;
  readonly operator: string;
  readonly value: string;
}

const oneOf = <T extends string>(members: readonly T[], value: string): T | undefined =>
  members.find((member) => member === value);

/** Translates the names of the default rules, which are stored in English. Custom names stay. */
function ruleName(i18n: I18n, name: string): string {
  const due = parseDueRuleName(name);
  if (!due) return name;
  const { severity, days } = due;
  return i18n._(
    msg`${select(severity, { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low', other: 'Info' })} findings within ${plural(days, { one: '# day', other: '# days' })}`,
  );
}

/** Laws are cited by article, which is translated; other controls have language-neutral numbers. */
const controlName = (i18n: I18n, control: string): string =>
  control.replace(/\bArticle (\S+)$/, (_, number: string) => i18n._(msg`Article ${number}`));

/**
 * The label of one value: translated if the set is closed, otherwise the server's name for it, or
 * the value itself.
 */
export function filterValueName(
  i18n: I18n,
  key: FindingFilterKey,
  value: string,
  label = value,
): string {
  if (key === 'severity') {
    const severity = oneOf(severities, value);
    return severity ? i18n._(severityNames[severity]) : value;
  }
  if (key === 'status') return value in statusNames ? i18n._(statusNames[value as Status]) : value;
  if (key === 'sla') {
    const state = oneOf(slaStates, value);
    return state ? i18n._(slaNames[state]) : value;
  }
  if (key === 'slsa_threats') {
    const threat = oneOf(slsaThreats, value);
    return threat ? `${threat} · ${i18n._(threatNames[threat])}` : value;
  }
  if (key === 'policy_name') return ruleName(i18n, value);
  if (key === 'policy_control') return controlName(i18n, value);
  if (key === 'import') return importLabel(i18n, value);
  if (key === 'change') return changeLabel(i18n, value);
  // The number is enough, because the listed findings are of the same repository.
  if (key === 'pull_request') return value.replace(/.*:/, '#');
  const names = valueNames[key];
  const name = names && Object.hasOwn(names, value) ? names[value] : undefined;
  return name ? i18n._(name) : label;
}

function describeDates(i18n: I18n, { from, to }: DateSpan): Omit<DescribedFilter, 'field'> {
  if (from !== undefined && to !== undefined)
    return {
      operator: i18n._(msg`between`),
      value: `${utcDateOf(i18n, from)} – ${utcDateOf(i18n, to)}`,
    };
  return from !== undefined
    ? { operator: i18n._(msg`since`), value: utcDateOf(i18n, from) }
    : { operator: i18n._(msg`until`), value: utcDateOf(i18n, to ?? '') };
}

function describeRange(
  i18n: I18n,
  [start, end]: readonly [number, number],
  min: number,
  max: number,
): Omit<DescribedFilter, 'field'> {
  if (start === end) return { operator: '=', value: i18n.number(start) };
  if (end >= max) return { operator: '≥', value: i18n.number(start) };
  if (start <= min) return { operator: '≤', value: i18n.number(end) };
  return { operator: i18n._(msg`between`), value: `${i18n.number(start)}–${i18n.number(end)}` };
}

function describeList(
  i18n: I18n,
  key: FindingFilterKey,
  items: readonly (string | number)[],
): Omit<DescribedFilter, 'field'> {
  const definition = filterDefinition(key);
  const word = (item: string | number) =>
    key === 'cwe' ? `CWE-${item}` : filterValueName(i18n, key, String(item));
  const missing =
    definition.kind === 'list'
      ? definition.values?.filter((value) => !items.includes(value))
      : undefined;
  const [left] = missing ?? [];
  // If only one value is missing, naming the missing one is easier to read.
  if (missing?.length === 1 && left !== undefined && items.length > 1)
    return { operator: i18n._(msg`is not`), value: word(left) };
  if (key === 'new_since')
    return { operator: i18n._(msg`since`), value: items.map(word).join(', ') };
  const [only] = items;
  if (items.length === 1 && only !== undefined)
    return { operator: i18n._(msg`is`), value: word(only) };
  return {
    operator: i18n._(msg`is any of`),
    value: items.length <= 2 ? items.map(word).join(', ') : i18n._(msg`${items.length} values`),
  };
}

/** The exclusions of one filter: `Severity is not Low`. */
export function describeExcluded(
  i18n: I18n,
  key: FindingFilterKey,
  values: readonly string[],
): DescribedFilter {
  const word = (value: string) =>
    key === 'cwe' ? `CWE-${value}` : filterValueName(i18n, key, value);
  return {
    field: i18n._(filterNames[key]),
    operator: values.length === 1 ? i18n._(msg`is not`) : i18n._(msg`is none of`),
    value: values.length <= 2 ? values.map(word).join(', ') : i18n._(msg`${values.length} values`),
  };
}

/** All exclusions in one sentence. */
function describeAllExcluded(i18n: I18n, items: readonly string[]): DescribedFilter {
  const each = [...excludedValues(items)].map(([key, values]) =>
    describeExcluded(i18n, key, values),
  );
  const [only] = each;
  if (only !== undefined && each.length === 1) return only;
  const value = each.map(({ field, value: words }) => `${field}: ${words}`).join('; ');
  return { field: i18n._(filterNames.not), operator: i18n._(msg`is`), value };
}

export function describeFilter<K extends FindingFilterKey>(
  i18n: I18n,
  key: K,
  value: NonNullable<FindingFilters[K]>,
): DescribedFilter {
  if (key === 'not') return describeAllExcluded(i18n, value as readonly string[]); // the key's own
  const field = i18n._(filterNames[key]);
  const definition = filterDefinition(key);
  if (typeof value === 'boolean')
    return { field, operator: i18n._(msg`is`), value: value ? i18n._(msg`yes`) : i18n._(msg`no`) };
  if (typeof value === 'string') {
    const exact = exactFileOf(value);
    return exact === undefined
      ? { field, operator: i18n._(msg`contains`), value }
      : { field, operator: i18n._(msg`is`), value: exact };
  }
  if (definition.kind === 'dates') return { field, ...describeDates(i18n, value as DateSpan) };
  if (definition.kind === 'range')
    return {
      field,
      ...describeRange(i18n, value as readonly [number, number], definition.min, definition.max),
    };
  return { field, ...describeList(i18n, key, value as readonly (string | number)[]) };
}
