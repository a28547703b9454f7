import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { FixChange, ReportFinding, SourceRange } from '../../../report-formats/model.ts';

type CodeLine = components['schemas']['CodeLine'];

/** Six digits, zero-padded (specification §9). */
const numbered = (line: number) => String(line).padStart(6, '0');

/** The source text in the report, with real line numbers and the flagged lines marked. */
export const codeLinesOf = (place: SourceRange | undefined): CodeLine[] => {
  if (place?.snippet === undefined) return [];
  const first = place.snippetStartLine ?? place.startLine ?? 1;
  const from = place.startLine ?? first;
  const to = place.endLine ?? from;
  return place.snippet
    .replace(/\n$/, '')
    .split('\n')
    .map((text, i) => ({
      number: numbered(first + i),
      text: text.replace(/\r$/, ''),
      highlighted: first + i >= from && first + i <= to,
    }));
};

/** `scanner_report_code`: the same as one text. */
export const reportCodeOf = (lines: readonly CodeLine[]): string | null =>
  lines.length === 0 ? null : lines.map(({ number, text }) => `${number} ${text}`).join('\n');

/**
 * The number of characters at the start of the first line that a snippet omits: some reports quote
 * the flagged span, others whole lines.
 */
const omittedCharacters = ({
  snippet = '',
  snippetStartLine,
  startLine,
  startColumn = 1,
  endLine = startLine,
  endColumn,
}: SourceRange): number => {
  if (startColumn === 1 || (snippetStartLine ?? startLine) !== startLine) return 0;
  const lines = snippet.replace(/\n$/, '').split('\n');
  const [head = ''] = lines;
  if (lines.length > 1)
    return startLine !== undefined &&
      lines.length === (endLine ?? startLine) - startLine + 1 &&
      /^\S/.test(head)
      ? startColumn - 1
      : 0;
  return endColumn !== undefined && head.length === endColumn - startColumn ? startColumn - 1 : 0;
};

/** Returns whether a snippet consists of whole lines, so that line numbers identify a change. */
export const quotesWholeLines = (place: SourceRange): boolean => omittedCharacters(place) === 0;

/**
 * Converts a column of code points to one of UTF-16 units; a column beyond the line stays beyond
 * it.
 */
export const columnToUnits = (line: string, column: number): number => {
  const before = Array.from(line).slice(0, column - 1);
  return before.join('').length + (column - before.length);
};

type Source = { lines: readonly string[]; first: number; omitted: number };

/**
 * Returns the lines after the change, or undefined if it affects lines that the report does not
 * quote.
 */
const edited = (
  { lines, first, omitted }: Source,
  {
    startLine,
    startColumn,
    endLine = startLine,
    endColumn,
    countsCodePoints,
    replacement,
  }: FixChange,
): string[] | undefined => {
  const head = lines[startLine - first];
  const tail = lines[endLine - first];
  if (head === undefined || tail === undefined) return undefined;
  const at = (line: number, column: number): number => {
    const left = column - (line === first ? omitted : 0);
    return (countsCodePoints ? columnToUnits(line === startLine ? head : tail, left) : left) - 1;
  };
  const from = startColumn === undefined ? 0 : at(startLine, startColumn);
  const to = endColumn === undefined ? tail.length : at(endLine, endColumn);
  if (from < 0 || to < 0 || from > head.length || to > tail.length) return undefined;
  return `${head.slice(0, from)}${replacement.replace(/\n$/, '')}${tail.slice(to)}`.split('\n');
};

const hunk = (source: Source, change: FixChange): string | undefined => {
  const added = edited(source, change);
  if (added === undefined) return undefined;
  const end = change.endLine ?? change.startLine;
  const removed = source.lines.slice(change.startLine - source.first, end - source.first + 1);
  const body = [...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)].join(
    '\n',
  );
  return `--- a/${change.path}\n+++ b/${change.path}\n@@ -${change.startLine},${removed.length} +${change.startLine},${added.length} @@\n${body}\n`;
};

/**
 * Returns the report's own fix as a unified diff, if the report also contains all the lines that it
 * changes: an incomplete fix is not usable.
 */
export const codeDiffOf = ({
  fix,
  location,
}: Pick<ReportFinding, 'fix' | 'location'>): string | null => {
  if (!fix || location?.snippet === undefined) return null;
  const first = location.snippetStartLine ?? location.startLine ?? 1;
  const source = {
    lines: location.snippet.replace(/\n$/, '').split('\n'),
    first,
    omitted: omittedCharacters(location),
  };
  const hunks = fix.changes.map((change) =>
    change.path === location.path ? hunk(source, change) : undefined,
  );
  return hunks.length === 0 || hunks.includes(undefined) ? null : hunks.join('');
};
