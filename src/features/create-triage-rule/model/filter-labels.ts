import type { I18n } from '@lingui/core';
import {
  activeFilterKeys,
  describeFilter,
  filterText,
  filtersOf,
  validateFindingsSearch,
} from '@/entities/finding';

export const maxNameLength = 100;

interface FilterLabel {
  /** The text of the filter's chip. */
  readonly text: string;
  /** The filter's value alone. */
  readonly short: string;
}

/** The filter of a rule as the texts of the filter chips. */
export function filterLabels(i18n: I18n, filter: Record<string, string>): readonly FilterLabel[] {
  const search = validateFindingsSearch(filter);
  const filters = filtersOf(search);
  const parts = activeFilterKeys(search).flatMap((key) => {
    const asked = filters[key];
    if (asked === undefined) return [];
    const described = describeFilter(i18n, key, asked);
    const text = filterText(i18n, described);
    // "Yes" alone is not meaningful, nor is an excluded value.
    return [{ text, short: typeof asked === 'boolean' || key === 'not' ? text : described.value }];
  });
  const words = search.q ? `“${search.q}”` : undefined;
  return words === undefined ? parts : [...parts, { text: words, short: words }];
}

/** The default name of a new rule. */
export const proposedName = (i18n: I18n, filter: Record<string, string>): string =>
  filterLabels(i18n, filter)
    .map(({ short }) => short)
    .join(' · ')
    .slice(0, maxNameLength)
    .trim();
