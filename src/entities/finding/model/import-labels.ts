import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { importFilterOf } from '#domain/filter-values';
import type { ImportOutcome } from '#domain/finding-filters';

const wordsOf: Readonly<Record<ImportOutcome, (i18n: I18n, name: string) => string>> = {
  new: (i18n, name) => i18n._(msg`New in ${name}`),
  matched: (i18n, name) => i18n._(msg`Seen again in ${name}`),
  reopened: (i18n, name) => i18n._(msg`Reopened by ${name}`),
  fixed: (i18n, name) => i18n._(msg`Fixed by ${name}`),
  left: (i18n, name) => i18n._(msg`Left open by ${name}`),
};

/** "New in messy.sarif", or "New in an import" without a report name. */
export function importLabel(i18n: I18n, value: string, name?: string): string {
  const asked = importFilterOf(value);
  return asked === undefined ? value : wordsOf[asked.outcome](i18n, name ?? i18n._(msg`an import`));
}
