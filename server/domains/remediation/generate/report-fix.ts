// Applies the report's fix to the whole file instead of the quoted lines.
import type { FixChange } from '../../../report-formats/model.ts';

type Edit = { start: number; end: number; by: string };

const offsetsOf = (text: string): number[] => [
  0,
  ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1),
];

const editOf = (
  text: string,
  offsets: readonly number[],
  { startLine, startColumn = 1, endLine, endColumn, replacement }: FixChange,
): Edit | undefined => {
  const line = offsets[startLine - 1];
  const lastLine = offsets[(endLine ?? startLine) - 1];
  if (line === undefined || lastLine === undefined) return undefined;
  const start = line + startColumn - 1;
  // Without an end it is an insertion; with a line alone it is that whole line without its break.
  const nextLine = offsets[endLine ?? startLine];
  const endOfLine =
    nextLine === undefined ? text.length : nextLine - 1 - (text[nextLine - 2] === '\r' ? 1 : 0);
  const end =
    endColumn === undefined
      ? endLine === undefined
        ? start
        : endOfLine
      : lastLine + endColumn - 1;
  if (end < start || end > text.length || start > (offsets[startLine] ?? text.length + 1))
    return undefined;
  return {
    start,
    end,
    by:
      endColumn === undefined && endLine !== undefined
        ? replacement.replace(/\r?\n$/, '')
        : replacement,
  };
};

/**
 * Undefined when a change lies outside the file or two overlap: the file has changed since the
 * report.
 */
export const applyReportFix = (text: string, changes: readonly FixChange[]): string | undefined => {
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
  return known.reduce(
    (done, { start, end, by }) => done.slice(0, start) + by + done.slice(end),
    text,
  );
};
