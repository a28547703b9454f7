import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { GateLeftOut } from '@/shared/api/generated/model';

/** What the gate does not evaluate, and why; undefined if it evaluates everything. */
export function notComparedLabel(i18n: I18n, { total, tools }: GateLeftOut): string | undefined {
  if (total === 0) return undefined;
  const names = new Intl.ListFormat(i18n.locale).format(tools);
  return i18n._(
    msg`${plural(total, { one: `# finding is left out, because only one branch has a report of ${names}.`, other: `# findings are left out, because only one branch has a report of ${names}.` })}`,
  );
}
