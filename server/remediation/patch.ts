// Unified diffs, made of a text before and after; `open-patch.ts` applies them.
import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatch, structuredPatch } from 'diff';

/**
 * What changed in a file. Null where nothing did.
 * @param firstLine number of the text's first line within its file, where it is a part of one
 */
export const diffOf = (
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
