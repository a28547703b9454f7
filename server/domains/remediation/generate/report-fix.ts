// Applies the report's fix to the whole file instead of the quoted lines.
import type { FixChange } from '../../../report-formats/model.ts';
import { columnToUnits } from '../../findings/index.ts';

type Edit = { start: number; end: number; by: string };

const offsetsOf = (text: string): number[] => [
  0,
  ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1),
];

const lineFrom = (text: string, start: number): string => {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.slice(start) : text.slice(start, end);
};

const editOf = (
  text: string,
  offsets: readonly number[],
  { startLine, startColumn = 1, endLine, endColumn, countsCodePoints, replacement }: FixChange,
): Edit | undefined => {
  const line = offsets[startLine - 1];
  const lastLine = offsets[(endLine ?? startLine) - 1];
  if (line === undefined || lastLine === undefined) return undefined;
  const at = (from: number, column: number): number =>
    from + (countsCodePoints ? columnToUnits(lineFrom(text, from), column) : column) - 1;
  const start = at(line, startColumn);
  // Without an end it is an insertion; with only lines it replaces the whole line without its line
  // break.
  const nextLine = offsets[endLine ?? startLine];
  const endOfLine =
    nextLine === undefined ? text.length : nextLine - 1 - (text[nextLine - 2] === '\r' ? 1 : 0);
  const end =
    endColumn === undefined ? (endLine === undefined ? start : endOfLine) : at(lastLine, endColumn);
  // A column beyond the end of its line would reach into unrelated code.
  const limitOf = (number: number): number => offsets[number] ?? text.length;
  if (startColumn < 1 || start > limitOf(startLine)) return undefined;
  if (end < start || end > limitOf(endLine ?? startLine)) return undefined;
  return {
    start,
    end,
    by:
      endColumn === undefined && endLine !== undefined
        ? replacement.replace(/\r?\n$/, '')
        : replacement,
  };
};

/** Returns whether every line ends with CRLF. */
const isCrlf = (text: string): boolean => /\r\n/.test(text) && !/(?<!\r)\n/.test(text);

const byteOrderMark = '\uFEFF';

/**
 * Calls `work` without the byte order mark that some editors write, and restores the mark: scanners
 * do not count it as a column.
 */
export const pastByteOrderMark = <Result extends string | undefined>(
  text: string,
  work: (text: string) => Result,
): Result => {
  if (!text.startsWith(byteOrderMark)) return work(text);
  const done = work(text.slice(byteOrderMark.length));
  return (done === undefined ? undefined : byteOrderMark + done) as Result; // a string stays one
};

/**
 * Undefined if a change lies outside the file or two changes overlap: the file has changed since
 * the report.
 */
const apply = (text: string, changes: readonly FixChange[]): string | undefined => {
  const offsets = offsetsOf(text);
  const edits = changes.map((change) => editOf(text, offsets, change));
  const known = edits
    .filter((edit) => edit !== undefined)
    .sort((one, other) => other.start - one.start);
  if (
    known.length < edits.length ||
    known.some((edit, index) => index > 0 && edit.end > (known[index - 1]?.start ?? 0))
  )
    return undefined;
  const lineEnds = isCrlf(text) ? (by: string) => by.replaceAll(/\r?\n/g, '\r\n') : undefined;
  return known.reduce(
    (done, { start, end, by }) => done.slice(0, start) + (lineEnds?.(by) ?? by) + done.slice(end),
    text,
  );
};

export const applyReportFix = (text: string, changes: readonly FixChange[]): string | undefined =>
  pastByteOrderMark(text, (inner) => apply(inner, changes));
