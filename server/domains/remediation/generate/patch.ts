// Creates unified diffs from a text before and after, and applies them.
import {
  applyPatch,
  FILE_HEADERS_ONLY,
  formatPatch,
  parsePatch,
  type StructuredPatch,
  structuredPatch,
} from 'diff';

/**
 * Returns the diff of a file, or null without a change.
 * @param firstLine number of the text's first line within its file, if it is a part of one
 */
export const createDiff = (
  path: string,
  before: string,
  after: string,
  firstLine = 1,
): string | null => {
  if (before === after) return null;
  const patch: StructuredPatch = structuredPatch(
    `a/${path}`,
    `b/${path}`,
    before,
    after,
    undefined,
    undefined,
    { context: 3 },
  );
  const hunks = patch.hunks.map((hunk) => ({
    ...hunk,
    oldStart: hunk.oldStart + firstLine - 1,
    newStart: hunk.newStart + firstLine - 1,
  }));
  return formatPatch({ ...patch, hunks }, FILE_HEADERS_ONLY);
};

type Hunk = StructuredPatch['hunks'][number];

const before = ({ lines }: Hunk) =>
  lines
    .filter((line) => line.startsWith(' ') || line.startsWith('-'))
    .map((line) => line.slice(1).replace(/\r$/, ''));

/**
 * Returns whether a hunk is ambiguous: without context, its lines occur several times and not at
 * the stated line.
 */
const isAmbiguous = (source: readonly string[], hunk: Hunk): boolean => {
  const wanted = before(hunk);
  if (wanted.length === 0) return false;
  const at = (start: number) => wanted.every((line, offset) => source[start + offset] === line);
  if (at(hunk.oldStart - 1)) return false;
  return source.filter((_, index) => at(index)).length > 1;
};

/** Returns the file with the patch applied, or undefined if it no longer fits. */
export const applied = (text: string, patch: StructuredPatch): string | undefined => {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  if (patch.hunks.some((hunk) => isAmbiguous(lines, hunk))) return undefined;
  const result = applyPatch(text, patch, { fuzzFactor: 0 });
  return result === false ? undefined : result;
};

/** Applies a diff of one file. Undefined if it does not fit, or fits in several places. */
export const applyFileDiff = (text: string, diff: string): string | undefined =>
  parsePatch(diff)
    .filter(({ hunks }) => hunks.length > 0)
    .reduce<string | undefined>(
      (done, patch) => (done === undefined ? undefined : applied(done, patch)),
      text,
    );
