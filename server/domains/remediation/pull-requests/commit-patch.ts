// Applies a unified diff to the current files. Pure except for reading files.
import { parsePatch, type StructuredPatch } from 'diff';
import type { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import type { FileChange } from '../../source-hosts/index.ts';
import { applied } from '../generate/patch.ts';
import { applyEdits, editsBetween, type LineEdit, mergeEdits } from './line-edits.ts';

/** Returns a path below the root of the repository. Other paths could name files outside it. */
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

/**
 * Parses a diff into patches per file, or returns a `Problem`. Fixes do not delete or rename files.
 */
export const parseFilePatches = (diff: string): FilePatch[] | Problem => {
  const patches = parsed(diff).map((patch) => ({
    path: isNothing(patch.newFileName) ? undefined : safePath(patch.newFileName),
    patch,
  }));
  const known = patches.filter((each): each is FilePatch => each.path !== undefined);
  return known.length === 0 || known.length < patches.length
    ? createProblem(422, 'patch_unreadable')
    : known;
};

/** Repeats the change in the current text of the file. Undefined if it does not fit. */
export type Repeat = (path: string, text: string) => Promise<string | undefined>;

const repeated = async (
  path: string,
  before: string,
  edits: readonly LineEdit[],
  repeat: Repeat | undefined,
): Promise<LineEdit[] | undefined> => {
  const text = await repeat?.(path, applyEdits(before, edits));
  return text === undefined ? undefined : editsBetween(before, text);
};

/** A file as read from the host, and the edits of the patches. */
type PatchedFile = { original: string | undefined; edits: readonly LineEdit[] };

/**
 * The files of one pull request. Each patch was generated against the host's files, so it is
 * applied to those, and the replaced lines are merged: they may be adjacent. Pins in one manifest
 * are inserted at the same line and have no order, so they are applied one after another.
 */
export class PatchedTree {
  readonly #files = new Map<string, PatchedFile>();
  readonly #read: (path: string) => Promise<string | undefined>;

  constructor(read: (path: string) => Promise<string | undefined>) {
    this.#read = read;
  }

  /**
   * Applies a whole diff or nothing. Returns the changed paths.
   *
   * @param repeat repeats the change in a text that earlier patches have changed at the same line
   */
  async apply(diff: string, repeat?: Repeat): Promise<string[] | Problem> {
    const patches = parseFilePatches(diff);
    if (!Array.isArray(patches)) return patches;
    const drafts = new Map<string, string>();
    for (const { path, patch } of patches) {
      const before = drafts.get(path) ?? (await this.#originalOf(path));
      if (before === undefined && !isNothing(patch.oldFileName))
        return createProblem(422, 'patch_outdated', { file: path });
      const next = applied(before ?? '', patch);
      if (next === undefined || next === before)
        return createProblem(422, 'patch_outdated', { file: path });
      drafts.set(path, next);
    }
    return this.#take(drafts, repeat);
  }

  /** Returns each changed file with its new text. */
  changes(): FileChange[] {
    return [...this.#files].flatMap(([path, { original, edits }]) =>
      edits.length === 0
        ? []
        : [{ path, content: applyEdits(original ?? '', edits), exists: original !== undefined }],
    );
  }

  async #originalOf(path: string): Promise<string | undefined> {
    const known = this.#files.get(path);
    if (known) return known.original;
    const original = await this.#read(path);
    this.#files.set(path, { original, edits: [] });
    return original;
  }

  async #take(
    drafts: ReadonlyMap<string, string>,
    repeat: Repeat | undefined,
  ): Promise<string[] | Problem> {
    const merged = new Map<string, PatchedFile>();
    for (const [path, text] of drafts) {
      const { original, edits } = this.#files.get(path) ?? { original: undefined, edits: [] };
      const before = original ?? '';
      const together =
        mergeEdits(edits, editsBetween(before, text)) ??
        (await repeated(path, before, edits, repeat));
      if (!together) return createProblem(422, 'patch_overlaps', { file: path });
      merged.set(path, { original, edits: together });
    }
    for (const [path, file] of merged) this.#files.set(path, file);
    return [...drafts.keys()];
  }
}
