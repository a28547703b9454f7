import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { withFilters, type FindingsSearch } from '@/entities/finding';
import type { Scan } from '@/entities/scan';
import { importFilter } from '#domain/filter-values';
import { matchesKeptDays, type FindingFilters, type ImportOutcome } from '#domain/finding-filters';
import { accountOf, settledLabel } from './account';
import { leftReasons } from './left-reasons';

const searchOf = (
  scan: Pick<Scan, 'id'>,
  outcomes: readonly ImportOutcome[],
  filters: FindingFilters = {},
): FindingsSearch =>
  withFilters(
    {},
    { ...filters, import: outcomes.map((outcome) => importFilter(outcome, scan.id)) },
  );

/** The list of exactly the findings that an import created, matched, reopened or fixed. */
export const importSearch = (
  scan: Pick<Scan, 'id'>,
  outcome: ImportOutcome,
  filters: FindingFilters = {},
): FindingsSearch => searchOf(scan, [outcome], filters);

const day = 86_400_000;

/** A dry run and an undone import have no findings to list. */
const hasLists = ({ attributes: { dry_run: dry, undone_at: undone } }: Scan): boolean =>
  !dry && undone === null;

/** The findings that an import matched are stored for a limited number of days. */
const isRemembered = ({ attributes: { finished_at: finished } }: Scan, now: number): boolean =>
  finished !== null && now - Date.parse(finished) < matchesKeptDays * day;

/** The findings that the import left open and that are still open. */
export const leftSearch = (scan: Scan, now: number): FindingsSearch | undefined =>
  hasLists(scan) && isRemembered(scan, now) && scan.attributes.counts.left?.total
    ? importSearch(scan, 'left')
    : undefined;

/**
 * The open findings of the report's tool in its repository, including those of the report if it has
 * any.
 */
export function toolSearch(scan: Scan): FindingsSearch | undefined {
  const { counts, tool, repository } = scan.attributes;
  if (!hasLists(scan) || tool === null || !counts.left?.total) return undefined;
  return withFilters(
    {},
    {
      repository: [repository.nickname],
      tool: [tool],
      status: ['open', 'in_progress'],
      false_positive: false,
    },
  );
}

/** The target of a figure: a list of findings, or the reasons on this page. */
export type FigureLink = FindingsSearch | 'reasons' | undefined;

/** The categories that add up to the entries of a report. Empty ones are omitted. */
export function accountFigures(i18n: I18n, scan: Scan, now: number) {
  const { findings, repeated, settled, skipped, missing } = accountOf(scan);
  const { matched, reopened } = scan.attributes.counts;
  const isListed =
    hasLists(scan) && findings > 0 && (matched === reopened || isRemembered(scan, now));
  const figures = [
    {
      id: 'findings',
      fill: 'new',
      value: findings,
      label: msg`Findings`,
      note: isListed ? msg`View in the list` : msg`Read as findings`,
      link: isListed ? searchOf(scan, ['new', 'matched', 'reopened']) : undefined,
    },
    {
      id: 'repeated',
      fill: 'chart4',
      value: repeated,
      label: msg`Repeated`,
      note: msg`Already in the report`,
      link: 'reasons',
    },
    {
      id: 'settled',
      fill: 'ok',
      value: settled,
      label: msg`Not findings`,
      // With a single reason, the note would only repeat the label.
      note:
        settled === scan.attributes.ignored_by_reason['not_a_finding']
          ? msg`View the reasons`
          : settledLabel(i18n, scan.attributes.ignored_by_reason),
      link: 'reasons',
    },
    {
      id: 'skipped',
      fill: 'warn',
      value: skipped,
      label: msg`Left out`,
      note: skipped > 0 ? msg`View the reasons` : msg`Nothing`,
      link: skipped > 0 ? 'reasons' : undefined,
    },
    {
      id: 'missing',
      fill: 'danger',
      value: Math.max(0, missing),
      label: msg`Missing`,
      note: msg`In none of the parts`,
      link: undefined,
    },
  ] as const satisfies readonly { link: FigureLink; [key: string]: unknown }[];
  return figures
    .filter(({ id, value }) => value > 0 || id === 'findings' || id === 'skipped')
    .map(({ label, note, ...rest }) => ({
      ...rest,
      label: i18n._(label),
      note: typeof note === 'string' ? note : i18n._(note),
      figure: i18n.number(rest.value),
    }));
}

/** The findings of a report by outcome, each counted once, with a link to their list. */
export function outcomeRows(i18n: I18n, scan: Scan, now: number) {
  const { counts } = scan.attributes;
  const listOf = (outcome: ImportOutcome, count: number) =>
    hasLists(scan) && count > 0 ? importSearch(scan, outcome) : undefined;
  // Reopened and moved findings count as matched, too.
  const stayed = counts.matched - counts.reopened;
  const { moved } = counts;
  const rows = [
    {
      id: 'new',
      value: counts.new,
      label: msg`New`,
      note: msg`New in ${scan.attributes.repository.nickname}`,
      search: listOf('new', counts.new),
    },
    {
      id: 'matched',
      value: stayed,
      label: msg`Already known`,
      note:
        moved === 0
          ? msg`Same location, still open`
          : msg`Still open, ${plural(moved, { one: '# of them moved', other: '# of them moved' })}`,
      search: isRemembered(scan, now) ? listOf('matched', stayed) : undefined,
    },
    {
      id: 'reopened',
      value: counts.reopened,
      label: msg`Back again`,
      note: msg`Had been fixed, found again and reopened`,
      search: listOf('reopened', counts.reopened),
    },
    {
      id: 'fixed',
      value: counts.fixed,
      label: msg({ context: 'figure of an import', message: 'Fixed' }),
      note: msg`No longer in this report`,
      search: listOf('fixed', counts.fixed),
    },
    {
      id: 'left',
      value: counts.left?.total ?? 0,
      label: msg`Left as they are`,
      note:
        counts.left === null || counts.left.total === 0
          ? msg`The report covers every open finding of its tool`
          : leftReasons(i18n, counts.left.by_reason),
      search: leftSearch(scan, now),
    },
  ] as const;
  return rows
    .filter(({ id }) => id !== 'left' || counts.left !== null)
    .map(({ label, note, ...rest }) => ({
      ...rest,
      label: i18n._(label),
      note: typeof note === 'string' ? note : i18n._(note),
      figure: i18n.number(rest.value),
    }));
}
