import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Scan } from '@/entities/scan';
import type { Severity } from '#domain/finding-filters';
import { shortSpan } from '@/shared/lib/ago';

const second = 1000;
const minute = 60 * second;

/** Duration of the import, such as 8 s or 2 min, measured from the start of parsing. */
function spanWords(i18n: I18n, milliseconds: number): string {
  if (milliseconds < second) return i18n._(msg`under 1 s`);
  return milliseconds < 2 * minute
    ? i18n._(msg`${i18n.number(Math.round(milliseconds / second))} s`)
    : shortSpan(i18n, milliseconds);
}

/** "imported in 8 s by Noor Haddad"; without an import, only the uploader. */
export function durationMessage(
  i18n: I18n,
  {
    status,
    dry_run: dry,
    started_at: started,
    finished_at: finished,
    requested_by: sender,
  }: Scan['attributes'],
): string | undefined {
  const person = sender?.username;
  if (status !== 'succeeded' || dry || started === null || finished === null) return person;
  const span = spanWords(i18n, Date.parse(finished) - Date.parse(started));
  return person === undefined
    ? i18n._(msg`imported in ${span}`)
    : i18n._(msg`imported in ${span} by ${person}`);
}

const severityWords: Readonly<Record<Severity, (i18n: I18n, count: number) => string>> = {
  critical: (i18n, count) =>
    i18n._(msg`${plural(count, { one: '# critical', other: '# critical' })}`),
  high: (i18n, count) => i18n._(msg`${plural(count, { one: '# high', other: '# high' })}`),
  medium: (i18n, count) => i18n._(msg`${plural(count, { one: '# medium', other: '# medium' })}`),
  low: (i18n, count) => i18n._(msg`${plural(count, { one: '# low', other: '# low' })}`),
  info: (i18n, count) => i18n._(msg`${plural(count, { one: '# info', other: '# info' })}`),
};

/** "38 critical" */
export const severityCount = (i18n: I18n, severity: Severity, count: number): string =>
  severityWords[severity](i18n, count);
