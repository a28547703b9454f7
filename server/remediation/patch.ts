// Unified diffs: made of a text before and after, and tried on the file as it is.
import { applyPatch, FILE_HEADERS_ONLY, formatPatch, parsePatch, type StructuredPatch, structuredPatch } from 'diff';

/**
 * What changed in a file. Null where nothing did.
 * @param firstLine number of the text's first line within its file, where it is a part of one
 */
export const diffOf = (path: string, before: string, after: string, firstLine = 1): string | null => {
  if (before === after) return null;
  const patch: StructuredPatch = structuredPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, { context: 3 });
  const hunks = patch.hunks.map((hunk) => ({ ...hunk, oldStart: hunk.oldStart + firstLine - 1, newStart: hunk.newStart + firstLine - 1 }));
  return formatPatch({ ...patch, hunks }, FILE_HEADERS_ONLY);
};

export type FilePatch = { path: string; patch: StructuredPatch };

const pathOf = (name: string | undefined): string => (name ?? '').replace(/^[ab]\//, '').replace(/\t.*$/, '');

/** The files of a diff with their hunks; undefined where it is no unified diff, or one that changes nothing. */
export const readDiff = (diff: string): readonly FilePatch[] | undefined => {
  try {
    const files = parsePatch(diff).map((patch) => ({ path: pathOf(patch.newFileName === '/dev/null' ? patch.oldFileName : patch.newFileName), patch }));
    return files.length > 0 && files.every(({ path, patch }) => path !== '' && patch.hunks.length > 0) ? files : undefined;
  } catch {
    // The package throws plain errors that say at which line it gave up.
    return undefined;
  }
};

/** The file after the diff; undefined where the lines that it changes are not there. */
export const applyTo = (text: string, { patch }: FilePatch): string | undefined => {
  const applied = applyPatch(text, patch, { fuzzFactor: 0, autoConvertLineEndings: true });
  return applied === false ? undefined : applied;
};
