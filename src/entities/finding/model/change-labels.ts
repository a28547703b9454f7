import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** "New, main → feature/export". Scan ids are omitted, because they mean nothing to users. */
export function changeLabel(i18n: I18n, value: string): string {
  const [change, by, , sides = ''] = value.split(':');
  const name =
    change === 'new' ? i18n._(msg`New`) : i18n._(change === 'gone' ? msg`Gone` : msg`Kept`);
  return by === 'scans' ? name : `${name}, ${sides.replace('..', ' → ')}`;
}
