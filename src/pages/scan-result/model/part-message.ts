import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Scan } from '@/entities/scan';
import { dateTimeOf } from '@/shared/lib/ago';

type Attributes = Pick<Scan['attributes'], 'group' | 'status' | 'undone_at'>;

/** The state of the scan that a report is a part of, and what it closed. */
export function partMessage(
  i18n: I18n,
  scanId: string,
  { group, status, undone_at: undone }: Attributes,
): string | undefined {
  if (!group || undone !== null) return undefined;
  const { name, received, parts, state, whole, waits_until: until, closed_by: closer } = group;
  const count =
    parts === null
      ? i18n._(msg`Parts of ${name} received: ${received}.`)
      : i18n._(msg`Parts of ${name} received: ${received} of ${parts}.`);
  if (state === 'closed')
    return closer === scanId
      ? i18n._(msg`All parts of ${name} arrived. What none of them reported was closed here.`)
      : i18n._(msg`All parts of ${name} arrived. The last one closed what none of them reported.`);
  if (state === 'incomplete')
    return `${count} ${i18n._(msg`The rest didn’t arrive within 24 hours, so no missing findings were closed.`)}`;
  const limit = until === null ? '' : dateTimeOf(i18n, until);
  if (status === 'failed')
    return i18n._(
      msg`This part of ${name} failed, so no missing findings are closed. Send it again by ${limit}.`,
    );
  if (whole === false)
    return i18n._(
      msg`This part of ${name} is incomplete, so no missing findings are closed. Send a complete one by ${limit}.`,
    );
  return `${count} ${i18n._(msg`Missing findings close when the last part arrives, by ${limit}.`)}`;
}
