import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Scan } from '@/entities/scan';
import { isSettled } from '#domain/settled-entries';

/** What happened to each entry of a report. */
export interface Account {
  readonly entries: number;
  readonly findings: number;
  /** Duplicates of other entries of the report. */
  readonly repeated: number;
  /** Passed, fixed, dismissed, or not a finding according to the scanner. */
  readonly settled: number;
  /** Could not be imported, or excluded by the settings. */
  readonly skipped: number;
  /** Entries in none of these categories: 0 if the account balances. */
  readonly missing: number;
}

type Reasons = Scan['attributes']['ignored_by_reason'];

const sumOf = (reasons: Reasons, isMeant: (reason: string) => boolean): number =>
  Object.entries(reasons).reduce((sum, [reason, count]) => sum + (isMeant(reason) ? count : 0), 0);

export function accountOf({ attributes: { counts, ignored_by_reason: reasons } }: Scan): Account {
  const isRepeated = (reason: string) => reason === 'duplicate_in_report';
  const findings = counts.new + counts.matched;
  const repeated = sumOf(reasons, isRepeated);
  const settled = sumOf(reasons, isSettled);
  const skipped = sumOf(reasons, (reason) => !isRepeated(reason) && !isSettled(reason));
  const missing = counts.total - findings - repeated - settled - skipped;
  return { entries: counts.total, findings, repeated, settled, skipped, missing };
}

/** "98 passed, 13 fixed" */
export function settledLabel(i18n: I18n, reasons: Reasons): string {
  const of = (reason: string) => reasons[reason] ?? 0;
  const [passed, fixed, dismissed] = [of('passed'), of('fixed_in_report'), of('dismissed')];
  const others = of('not_a_finding');
  const parts = [
    [passed, msg`${plural(passed, { one: '# passed', other: '# passed' })}`],
    [fixed, msg`${plural(fixed, { one: '# fixed', other: '# fixed' })}`],
    [dismissed, msg`${plural(dismissed, { one: '# dismissed', other: '# dismissed' })}`],
    [others, msg`${plural(others, { one: '# not a finding', other: '# not findings' })}`],
  ] as const;
  return parts.flatMap(([count, word]) => (count > 0 ? [i18n._(word)] : [])).join(', ');
}

/** The account as a sentence: the accessible name of its chart. */
export function accountSentence(i18n: I18n, scan: Scan): string {
  const { entries, findings, repeated, skipped, missing } = accountOf(scan);
  const settled = settledLabel(i18n, scan.attributes.ignored_by_reason);
  const parts = [
    i18n._(msg`${plural(findings, { one: '# finding', other: '# findings' })}`),
    ...(repeated > 0
      ? [i18n._(msg`${plural(repeated, { one: '# repeated', other: '# repeated' })}`)]
      : []),
    ...(settled === '' ? [] : [settled]),
    ...(skipped > 0
      ? [i18n._(msg`${plural(skipped, { one: '# left out', other: '# left out' })}`)]
      : []),
  ].join(', ');
  const all = i18n._(
    msg`${plural(entries, { one: '# entry in the report', other: '# entries in the report' })}`,
  );
  const end =
    missing === 0
      ? i18n._(msg`nothing is missing`)
      : i18n._(msg`${plural(Math.abs(missing), { one: '# is missing', other: '# are missing' })}`);
  return `${all}: ${parts}; ${end}`;
}
