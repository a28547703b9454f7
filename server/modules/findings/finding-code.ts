import type { components } from '../../../openapi/generated/paths.d.ts';
import type { FixChange, ReportFinding, SourceRange } from '../../reports/model.ts';

type CodeLine = components['schemas']['CodeLine'];

/** Six digits, zero-padded (specification §9). */
const numbered = (line: number) => String(line).padStart(6, '0');

/** The source text that the report carries, with real line numbers and the flagged lines marked. */
export const codeLinesOf = (place: SourceRange | undefined): CodeLine[] => {
  if (place?.snippet === undefined) return [];
  const first = place.snippetStartLine ?? place.startLine ?? 1;
  const from = place.startLine ?? first;
  const to = place.endLine ?? from;
  return place.snippet.replace(/\n$/, '').split('\n').map((text, i) => ({ number: numbered(first + i), text: text.replace(/\r$/, ''), highlighted: first + i >= from && first + i <= to }));
};

/** `scanner_report_code`: the same as one text. */
export const reportCodeOf = (lines: readonly CodeLine[]): string | null =>
  lines.length === 0 ? null : lines.map(({ number, text }) => `${number} ${text}`).join('\n');

const edited = (lines: readonly string[], first: number, { startLine, startColumn, endLine = startLine, endColumn, replacement }: FixChange): string[] | undefined => {
  const head = lines[startLine - first];
  const tail = lines[endLine - first];
  if (head === undefined || tail === undefined) return undefined;
  const before = startColumn === undefined ? '' : head.slice(0, startColumn - 1);
  const after = endColumn === undefined ? '' : tail.slice(endColumn - 1);
  return `${before}${replacement.replace(/\n$/, '')}${after}`.split('\n');
};

const hunk = (lines: readonly string[], first: number, change: FixChange): string | undefined => {
  const added = edited(lines, first, change);
  if (added === undefined) return undefined;
  const end = change.endLine ?? change.startLine;
  const removed = lines.slice(change.startLine - first, end - first + 1);
  const body = [...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)].join('\n');
  return `--- a/${change.path}\n+++ b/${change.path}\n@@ -${change.startLine},${removed.length} +${change.startLine},${added.length} @@\n${body}\n`;
};

/** The report's own fix as a unified diff, where the report also carries the lines that it changes. */
export const codeDiffOf = ({ fix, location }: Pick<ReportFinding, 'fix' | 'location'>): string | null => {
  if (!fix || location?.snippet === undefined) return null;
  const first = location.snippetStartLine ?? location.startLine ?? 1;
  const lines = location.snippet.replace(/\n$/, '').split('\n');
  const hunks = fix.changes.filter(({ path }) => path === location.path).map((change) => hunk(lines, first, change));
  const known = hunks.filter((each) => each !== undefined);
  return known.length === 0 ? null : known.join('');
};
