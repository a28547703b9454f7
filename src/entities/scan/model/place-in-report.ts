import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The location in the report. A path is language-neutral, but "line" and "row" are translated. */
export function placeInReport(i18n: I18n, pointer: string): string {
  const [, kind, number = ''] = /^(line|row) (\d+)$/.exec(pointer) ?? [];
  return kind === undefined
    ? pointer
    : kind === 'line'
      ? i18n._(msg`line ${number}`)
      : i18n._(msg`row ${number}`);
}
