import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Scan } from '@/entities/scan';
import { isSettled } from '#domain/settled-entries';

/**
 * What became of the entries of a report, such as "312 entries: 201 findings, 98 passed, 13 fixed".
 * The numbers add up.
 */
export function accountOf(i18n: I18n, { attributes }: Scan): string {
  const { counts, ignored_by_reason: byReason } = attributes;
  const leftOut = Object.values(byReason).reduce((sum, count) => sum + count, 0);
  const of = (reason: string) => byReason[reason] ?? 0;
  const [passed, fixed, dismissed] = [of('passed'), of('fixed_in_report'), of('dismissed')];
  const [others, repeated] = [of('not_a_finding'), of('duplicate_in_report')];
  const rest = Object.entries(byReason).reduce(
    (sum, [reason, count]) =>
      isSettled(reason) || reason === 'duplicate_in_report' ? sum : sum + count,
    0,
  );
  const findings = counts.total - leftOut;
  const entries = i18n._(
    msg`${plural(counts.total, { one: '# entry in the report', other: '# entries in the report' })}`,
  );
  if (leftOut === 0) return entries;
  const parts = [
    [findings, msg`${plural(findings, { one: '# finding', other: '# findings' })}`],
    [repeated, msg`${plural(repeated, { one: '# repeated', other: '# repeated' })}`],
    [passed, msg`${plural(passed, { one: '# passed', other: '# passed' })}`],
    [fixed, msg`${plural(fixed, { one: '# fixed', other: '# fixed' })}`],
    [dismissed, msg`${plural(dismissed, { one: '# dismissed', other: '# dismissed' })}`],
    [others, msg`${plural(others, { one: '# not a finding', other: '# not findings' })}`],
    [rest, msg`${plural(rest, { one: '# not imported', other: '# not imported' })}`],
  ] as const;
  const words = parts.flatMap(([count, word]) => (count > 0 ? [i18n._(word)] : []));
  return `${entries}: ${words.join(', ')}`;
}
