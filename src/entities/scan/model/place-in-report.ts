import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Where in the report: a path is the same in every language, a line or a row of it is not. */
export function placeInReport(i18n: I18n, pointer: string): string {
  const [, kind, number = ''] = /^(line|row) (\d+)$/.exec(pointer) ?? [];
  return kind === undefined
    ? pointer
    : kind === 'line'
      ? i18n._(msg`line ${number}`)
      : i18n._(msg`row ${number}`);
}
