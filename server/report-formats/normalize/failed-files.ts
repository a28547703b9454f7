// Non-fatal scanner errors: each excludes only the file or rule that it names from the run.
import type { IncompleteReason, Unscanned } from '../model.ts';
import { normalizePath } from './path.ts';

/** Above this number of exceptions the whole run counts as incomplete. */
export const maxUnscanned = 1000;

/** Returns the path as findings have it; undefined if it is not a file of the repository. */
export const fileOf = (path: string | undefined): string | undefined => {
  const normal = path === undefined ? undefined : normalizePath(path);
  return normal !== undefined && 'path' in normal ? normal.path : undefined;
};

/**
 * Returns the normalized path of a folder; undefined if it is outside the repository or its root.
 */
export const folderOf = (path: string): string | undefined =>
  fileOf(`${path}/file`)?.split('/').slice(0, -1).join('/') || undefined;

/**
 * Returns every suffix of a path. For an absolute path of the scanning machine the checkout folder
 * is unknown, so any of them may be the path that findings have.
 */
export const endingsOf = (path: string): readonly (string | undefined)[] => {
  const steps = fileOf(path)?.split('/');
  return steps?.map((_, index) => steps.slice(index).join('/')) ?? [undefined];
};

/**
 * @param paths path of the file or folder of each error; an error without a path may concern any
 * file
 * @param rules rules that could not be run
 */
export const failedFiles = (
  paths: readonly (string | undefined)[],
  rules: readonly string[] = [],
): { incomplete?: IncompleteReason; unscanned?: Unscanned } => {
  if (paths.length + rules.length === 0) return {};
  const files = new Set(paths.map(fileOf));
  if (files.has(undefined) || files.size + rules.length > maxUnscanned)
    return { incomplete: 'files_failed' };
  return {
    unscanned: [
      ...[...files].flatMap((file) => (file === undefined ? [] : [{ file }])),
      ...rules.map((rule) => ({ rule })),
    ],
  };
};
