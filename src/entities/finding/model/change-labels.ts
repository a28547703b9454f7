import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { changeFilterOf, type FindingChange } from '#domain/finding-comparison';

const changeNames: Readonly<Record<FindingChange, (i18n: I18n) => string>> = {
  new: (i18n) => i18n._(msg`New`),
  gone: (i18n) => i18n._(msg`Gone`),
  kept: (i18n) => i18n._(msg`Kept`),
};

/** "New, main → feature/export"; ids of scans say nothing to a user. */
export function changeLabel(i18n: I18n, value: string): string {
  const asked = changeFilterOf(value);
  if (asked === undefined) return value;
  const { by, before, after } = asked.comparison;
  const name = changeNames[asked.change](i18n);
  return by === 'scans'
    ? i18n._(msg`${name}, between two scans`)
    : i18n._(msg`${name}, ${before} → ${after}`);
}
