import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const partsOf = (pointer: string) => /^(line|row) (\d+)$/.exec(pointer) ?? [];

/** The number of the line. Undefined if the pointer is missing, is a path or names a row. */
export const lineOfPointer = (pointer: string | null | undefined): number | undefined => {
  const [, kind, number] = partsOf(pointer ?? '');
  return kind === 'line' ? Number(number) : undefined;
};

/** The location in the report. A path is language-neutral, but "line" and "row" are translated. */
export function placeInReport(i18n: I18n, pointer: string): string {
  const [, kind, number = ''] = partsOf(pointer);
  return kind === undefined
    ? pointer
    : kind === 'line'
      ? i18n._(msg`line ${number}`)
      : i18n._(msg`row ${number}`);
}
