import { escapeRegExp } from '../../../platform/runtime/regexp.ts';

/** Returns the distinct texts that the first group of the pattern matches. */
export const matches = (lock: string, pattern: string): string[] => [
  ...new Set([...lock.matchAll(new RegExp(pattern, 'gm'))].map(([, version = '']) => version)),
];

/** Cargo, uv, PDM and Poetry write tables of `name` and `version`. */
export const tomlVersions = (lock: string, name: string): string[] =>
  matches(lock, String.raw`^name = "${escapeRegExp(name)}"\r?\nversion = "([^"]+)"`);
