import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ScanLeftByReason } from '@/shared/api/generated/model';

type Reason = keyof ScanLeftByReason;

const messages: Readonly<Record<Reason, (i18n: I18n, count: number) => string>> = {
  unscanned: (i18n, count) =>
    i18n._(
      msg`${plural(count, {
        one: '# because the tool could not read its file or run its rule',
        other: '# because the tool could not read their files or run their rules',
      })}`,
    ),
  unread: (i18n, count) =>
    i18n._(
      msg`${plural(count, {
        one: '# because the report does not account for everything',
        other: '# because the report does not account for everything',
      })}`,
    ),
  partial: (i18n, count) =>
    i18n._(
      msg`${plural(count, {
        one: '# because the report was sent as partial',
        other: '# because the report was sent as partial',
      })}`,
    ),
  other_target: (i18n, count) =>
    i18n._(
      msg`${plural(count, {
        one: '# in an image, host or folder that the report does not name',
        other: '# in images, hosts or folders that the report does not name',
      })}`,
    ),
  other_branch: (i18n, count) =>
    i18n._(msg`${plural(count, { one: '# on another branch', other: '# on other branches' })}`),
  seen_later: (i18n, count) =>
    i18n._(
      msg`${plural(count, {
        one: '# that a later scan found',
        other: '# that a later scan found',
      })}`,
    ),
};

const reasons = Object.keys(messages) as Reason[]; // the keys of that object

/** Why a report leaves open findings of its tool unchanged: "3 on other branches". */
export const leftReasons = (i18n: I18n, byReason: ScanLeftByReason): string =>
  reasons
    .flatMap((reason) => {
      const count = byReason[reason];
      return count === undefined ? [] : [messages[reason](i18n, count)];
    })
    .join(', ');
