import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { withFilters, type FindingsSearch } from '@/entities/finding';
import type { Scan } from '@/entities/scan';
import { importFilter } from '#domain/filter-values';
import { matchesKeptDays, type FindingFilters, type ImportOutcome } from '#domain/finding-filters';
import { accountOf, settledWords } from './account';
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

/** The list of exactly the findings that an import brought, had again, reopened or fixed. */
export const importSearch = (
  scan: Pick<Scan, 'id'>,
  outcome: ImportOutcome,
  filters: FindingFilters = {},
): FindingsSearch => searchOf(scan, [outcome], filters);

const day = 86_400_000;

/** A dry run leaves nothing that a list could show, and an import that was undone nothing either. */
const hasLists = ({ attributes: { dry_run: dry, undone_at: undone } }: Scan): boolean =>
  !dry && undone === null;

/** Which findings an import had again is kept for some days only. */
const isRemembered = ({ attributes: { finished_at: finished } }: Scan, now: number): boolean =>
  finished !== null && now - Date.parse(finished) < matchesKeptDays * day;

/** What the import left open and is open still. */
export const leftSearch = (scan: Scan, now: number): FindingsSearch | undefined =>
  hasLists(scan) && isRemembered(scan, now) && scan.attributes.counts.left?.total
    ? importSearch(scan, 'left')
    : undefined;

/**
 * The open findings of the report's tool in its repository: where the report had some of them, also
 * these.
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

/** Where a figure leads: a list of findings, or the reasons on this page. */
export type FigureLink = FindingsSearch | 'reasons' | undefined;

/** The parts that the entries of a report add up from. What there was nothing of is left out. */
export function accountFigures(i18n: I18n, scan: Scan, now: number) {
  const { findings, repeated, settled, leftOut, missing } = accountOf(scan);
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
      note: msg`In the report once before`,
      link: 'reasons',
    },
    {
      id: 'settled',
      fill: 'ok',
      value: settled,
      label: msg`Not findings`,
      // Alone, the words of the part would only be said once more.
      note:
        settled === scan.attributes.ignored_by_reason['not_a_finding']
          ? msg`View the reasons`
          : settledWords(i18n, scan.attributes.ignored_by_reason),
      link: 'reasons',
    },
    {
      id: 'left-out',
      fill: 'warn',
      value: leftOut,
      label: msg`Left out`,
      note: leftOut > 0 ? msg`View the reasons` : msg`Nothing`,
      link: leftOut > 0 ? 'reasons' : undefined,
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
    .filter(({ id, value }) => value > 0 || id === 'findings' || id === 'left-out')
    .map(({ label, note, ...rest }) => ({
      ...rest,
      label: i18n._(label),
      note: typeof note === 'string' ? note : i18n._(note),
      figure: i18n.number(rest.value),
    }));
}

/** What the findings of a report are, each once, with the list of them. */
export function outcomeRows(i18n: I18n, scan: Scan, now: number) {
  const { counts } = scan.attributes;
  const listOf = (outcome: ImportOutcome, count: number) =>
    hasLists(scan) && count > 0 ? importSearch(scan, outcome) : undefined;
  // What came back or moved was matched as well.
  const stayed = counts.matched - counts.reopened;
  const { moved } = counts;
  const rows = [
    {
      id: 'new',
      value: counts.new,
      label: msg`New`,
      note: msg`Not known in ${scan.attributes.repository.nickname} before`,
      search: listOf('new', counts.new),
    },
    {
      id: 'matched',
      value: stayed,
      label: msg`Known already`,
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
