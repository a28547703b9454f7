import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { withFilters, type FindingsSearch } from '@/entities/finding';
import type { Scan } from '@/entities/scan';
import { importFilter } from '#domain/filter-values';
import { matchesKeptDays, type FindingFilters, type ImportOutcome } from '#domain/finding-filters';

/** The list of exactly the findings that an import brought, had again, reopened or fixed. */
export const importSearch = (
  scan: Pick<Scan, 'id'>,
  outcome: ImportOutcome,
  filters: FindingFilters = {},
): FindingsSearch => withFilters({}, { ...filters, import: [importFilter(outcome, scan.id)] });

const day = 86_400_000;

/** The five figures of an import, with what each leads to. No result counts in two of them. */
export function resultFigures(i18n: I18n, scan: Scan, now: number) {
  const { counts, finished_at: finished, dry_run: dry, undone_at: undone } = scan.attributes;
  // Who came back or moved was matched as well.
  const { moved } = counts;
  const stayed =
    moved === 0
      ? msg`Same location, still open`
      : msg`${plural(moved, { one: '# of them moved', other: '# of them moved' })}`;
  // A dry run leaves nothing that a list could show, and an import that was undone nothing either.
  const listOf = (outcome: ImportOutcome) =>
    dry || undone !== null ? undefined : importSearch(scan, outcome);
  const isRemembered = finished !== null && now - Date.parse(finished) < matchesKeptDays * day;
  const figures = [
    {
      id: 'new',
      fill: 'new',
      value: counts.new,
      label: msg`New`,
      note: msg`Not seen before`,
      search: listOf('new'),
    },
    {
      id: 'matched',
      fill: 'info',
      value: counts.matched - counts.reopened,
      label: msg`Matched`,
      note: stayed,
      search: isRemembered ? listOf('matched') : undefined,
    },
    {
      id: 'reopened',
      fill: 'warn',
      value: counts.reopened,
      label: msg`Reopened`,
      note: msg`Previously fixed, found again`,
      search: listOf('reopened'),
    },
    {
      id: 'fixed',
      fill: 'ok',
      value: counts.fixed,
      label: msg({ context: 'figure of an import', message: 'Fixed' }),
      note: msg`No longer in this report`,
      search: listOf('fixed'),
    },
    {
      id: 'ignored',
      fill: 'ink',
      value: counts.ignored,
      label: msg`Ignored`,
      note: msg`Couldn’t import`,
      search: undefined,
    },
  ] as const;
  return figures.map(({ label, note, ...rest }) => ({
    ...rest,
    label: i18n._(label),
    note: i18n._(note),
    figure: i18n.number(rest.value),
  }));
}
