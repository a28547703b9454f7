// Merges independent changes of one text by the lines that they replace. The context of a change
// may differ, so that adjacent changes fit; the replaced lines may not.
import { diffArrays } from 'diff';

/** Replaces the lines from `start` up to but excluding `end` of the original, counted from 0. */
export type LineEdit = { start: number; end: number; lines: readonly string[] };

/** With their line endings, so that joining them restores the text byte for byte. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

export const editsBetween = (before: string, after: string): LineEdit[] => {
  const edits: LineEdit[] = [];
  let at = 0;
  let open: { start: number; end: number; lines: string[] } | undefined;
  for (const { value, added, removed } of diffArrays(linesOf(before), linesOf(after))) {
    if (!added && !removed) {
      if (open) edits.push(open);
      open = undefined;
      at += value.length;
      continue;
    }
    open ??= { start: at, end: at, lines: [] };
    if (added) open.lines.push(...value);
    else {
      at += value.length;
      open.end = at;
    }
  }
  if (open) edits.push(open);
  return edits;
};

const isSame = (one: LineEdit, other: LineEdit): boolean =>
  one.start === other.start && one.end === other.end && one.lines.join('') === other.lines.join('');

const isInsertion = ({ start, end }: LineEdit): boolean => start === end;

/** Two insertions at the same line have no order, so they overlap. */
const overlaps = (one: LineEdit, other: LineEdit): boolean => {
  if (isInsertion(one) && isInsertion(other)) return one.start === other.start;
  if (isInsertion(one)) return one.start > other.start && one.start < other.end;
  if (isInsertion(other)) return overlaps(other, one);
  return one.start < other.end && other.start < one.end;
};

/** Combines both, with equal edits once. Undefined if they change the same lines differently. */
export const mergeEdits = (
  known: readonly LineEdit[],
  more: readonly LineEdit[],
): LineEdit[] | undefined => {
  const fresh = more.filter((edit) => !known.some((other) => isSame(edit, other)));
  return fresh.some((edit) => known.some((other) => overlaps(edit, other)))
    ? undefined
    : [...known, ...fresh];
};

export const applyEdits = (text: string, edits: readonly LineEdit[]): string => {
  const lines = linesOf(text);
  const last = edits.toSorted((one, other) => other.start - one.start || other.end - one.end);
  for (const { start, end, lines: by } of last) lines.splice(start, end - start, ...by);
  return lines.join('');
};
