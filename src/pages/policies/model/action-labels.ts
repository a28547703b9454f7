import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { PolicyActions } from '@/shared/api/generated/model';

/** The labels of a rule's actions, the strictest first. */
export function actionLabels(
  i18n: I18n,
  { due_days: days, notify, gate }: PolicyActions,
): readonly string[] {
  return [
    ...(days === null
      ? []
      : [
          days === 0
            ? i18n._(msg`Due immediately`)
            : i18n._(msg`${plural(days, { one: 'Due in # day', other: 'Due in # days' })}`),
        ]),
    ...(gate ? [i18n._(msg`Blocks the gate`)] : []),
    ...(notify ? [i18n._(msg`Notifies`)] : []),
  ];
}
