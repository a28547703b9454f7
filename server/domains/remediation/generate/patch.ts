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
 * What changed in a file. Null where nothing did.
 * @param firstLine number of the text's first line within its file, where it is a part of one
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

/** Without context, lines that occur several times and not at the stated place are ambiguous. */
const isAmbiguous = (source: readonly string[], hunk: Hunk): boolean => {
  const wanted = before(hunk);
  if (wanted.length === 0) return false;
  const at = (start: number) => wanted.every((line, offset) => source[start + offset] === line);
  if (at(hunk.oldStart - 1)) return false;
  return source.filter((_, index) => at(index)).length > 1;
};

/** The file with the change in it, or undefined where it does not fit any more. */
export const applied = (text: string, patch: StructuredPatch): string | undefined => {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  if (patch.hunks.some((hunk) => isAmbiguous(lines, hunk))) return undefined;
  const result = applyPatch(text, patch, { fuzzFactor: 0 });
  return result === false ? undefined : result;
};

/** A diff of one file, applied. Undefined where it does not fit, or fits in several places. */
export const applyFileDiff = (text: string, diff: string): string | undefined =>
  parsePatch(diff)
    .filter(({ hunks }) => hunks.length > 0)
    .reduce<string | undefined>(
      (done, patch) => (done === undefined ? undefined : applied(done, patch)),
      text,
    );
