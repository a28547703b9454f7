// A unified diff, applied to files as they are now. Pure but for the reading of files.
import { applyPatch, parsePatch, type StructuredPatch } from 'diff';
import type { Problem } from '../http/problem.ts';
import { refusal } from '../http/refusals.ts';

type Hunk = StructuredPatch['hunks'][number];

/** Files as they become, by path; `undefined` where there is none yet. */
export type Files = Map<string, string | undefined>;

/** A path below the root of the repository; anything else could name what is not the repository's. */
const safePath = (name: string | undefined): string | undefined => {
  const path = (name ?? '').replace(/^[ab]\//, '').trim();
  return path === '' ||
    path.startsWith('/') ||
    path.length > 1000 ||
    path
      .split('/')
      .some((part) => part === '' || part === '.' || part === '..' || part === '.git') ||
    /[\p{Cc}\\]/u.test(path)
    ? undefined
    : path;
};

const isNothing = (name: string | undefined) => name === '/dev/null';

type FilePatch = { path: string; patch: StructuredPatch };

const parsed = (diff: string): StructuredPatch[] => {
  try {
    return parsePatch(diff).filter(({ hunks }) => hunks.length > 0);
  } catch {
    return [];
  }
};

/** What a diff changes, file by file; a `Problem` where it cannot be told. Removing and renaming files is no way to mend a finding. */
export const filePatches = (diff: string): FilePatch[] | Problem => {
  const patches = parsed(diff).map((patch) => ({
    path: isNothing(patch.newFileName) ? undefined : safePath(patch.newFileName),
    patch,
  }));
  const known = patches.filter((each): each is FilePatch => each.path !== undefined);
  return known.length === 0 || known.length < patches.length
    ? refusal(422, 'patch_unreadable')
    : known;
};

const before = ({ lines }: Hunk) =>
  lines
    .filter((line) => line.startsWith(' ') || line.startsWith('-'))
    .map((line) => line.slice(1).replace(/\r$/, ''));

/** Lines without context can be found anywhere: where the same ones stand more than once and none of them at the place that is meant, nobody knows which. */
const isAmbiguous = (source: readonly string[], hunk: Hunk): boolean => {
  const wanted = before(hunk);
  if (wanted.length === 0) return false;
  const at = (start: number) => wanted.every((line, offset) => source[start + offset] === line);
  if (at(hunk.oldStart - 1)) return false;
  return source.filter((_, index) => at(index)).length > 1;
};

/** The file with the change in it, or undefined where it does not fit any more. */
const applied = (text: string, patch: StructuredPatch): string | undefined => {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  if (patch.hunks.some((hunk) => isAmbiguous(lines, hunk))) return undefined;
  const result = applyPatch(text, patch, { fuzzFactor: 0 });
  return result === false ? undefined : result;
};

/** All of a diff or nothing of it. `files` takes what is read and what is changed, so that several diffs can follow each other. */
export const applyDiff = async (
  diff: string,
  files: Files,
  read: (path: string) => Promise<string | undefined>,
): Promise<string[] | Problem> => {
  const patches = filePatches(diff);
  if (!Array.isArray(patches)) return patches;
  const draft: Files = new Map();
  for (const { path, patch } of patches) {
    if (!files.has(path) && !draft.has(path)) files.set(path, await read(path));
    const text = draft.has(path) ? draft.get(path) : files.get(path);
    if (text === undefined && !isNothing(patch.oldFileName))
      return refusal(422, 'patch_outdated', { file: path });
    const next = applied(text ?? '', patch);
    if (next === undefined || next === text) return refusal(422, 'patch_outdated', { file: path });
    draft.set(path, next);
  }
  for (const [path, text] of draft) files.set(path, text);
  return [...draft.keys()];
};
