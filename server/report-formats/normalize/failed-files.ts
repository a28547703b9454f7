// Errors that a scanner survived: each leaves out the file or rule that it names, and nothing else.
import type { IncompleteReason, Unscanned } from '../model.ts';
import { normalizePath } from './path.ts';

/** More than these are no exception any more. */
export const maxUnscanned = 1000;

/** As findings have it; undefined where it is no file of the repository. */
export const fileOf = (path: string | undefined): string | undefined => {
  const normal = path === undefined ? undefined : normalizePath(path);
  return normal !== undefined && 'path' in normal ? normal.path : undefined;
};

/** A folder of the repository that holds others; undefined where it is no such or everything. */
export const folderOf = (path: string): string | undefined =>
  fileOf(`${path}/file`)?.split('/').slice(0, -1).join('/') || undefined;

/**
 * The file that a tool names by its place on the machine may be any of these: findings have a path
 * below a folder that is not known.
 */
export const endingsOf = (path: string): readonly (string | undefined)[] => {
  const steps = fileOf(path)?.split('/');
  return steps?.map((_, index) => steps.slice(index).join('/')) ?? [undefined];
};

/**
 * @param paths of each error, of a file or of a folder: one that names none may concern any file
 * @param rules that could not be run
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
