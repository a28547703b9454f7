// build.gradle and build.gradle.kts. They are programs; the usual notations of dependencies are
// supported.
import { escapeRegExp } from '../../../platform/runtime/regexp.ts';
import {
  blankOut,
  blankOutDelimited,
  type ManifestEditor,
  type Place,
  raiseRequirements,
  withShared,
} from './edit.ts';
import type { Refused } from './requirement.ts';

/**
 * Finds the only assignment of a literal to a variable: `def x = '1'`, `val x = "1"`, `ext.x =
 * '1'`, `extra["x"] = "1"`.
 */
const variable = (text: string, name: string): Place | Refused => {
  const found = [
    ...text.matchAll(
      new RegExp(
        String.raw`((?:^|[\s.{;])(?:${escapeRegExp(name)}|(?:ext|extra)\[["']${escapeRegExp(name)}["']\])\s*=\s*["'])([^"'$]+)["']`,
        'gm',
      ),
    ),
  ];
  const [only] = found;
  if (found.length !== 1 || only?.[1] === undefined || only[2] === undefined)
    return 'version_elsewhere';
  const start = only.index + only[1].length;
  return { start, end: start + only[2].length, syntax: 'interval' };
};

const placeOf = (text: string, version: string | undefined, start: number): Place | Refused => {
  if (version === undefined || version === '') return 'version_elsewhere';
  const name = /^\$\{?([\w.]+)\}?$/.exec(version)?.[1]?.split('.').at(-1);
  if (name !== undefined) return variable(text, name);
  return version.includes('$')
    ? 'version_elsewhere'
    : { start, end: start + version.length, syntax: 'interval' };
};

/** Other dependencies in the short notation whose version is the same variable. */
const sharing = (text: string, name: string): string[] => {
  const all = [...text.matchAll(/["']([\w.-]+:[\w.-]+):\$\{?([\w.]+)\}?["'@]/g)].map(
    ([, known = '', variable = '']) => ({ known, variable }),
  );
  const own = new Set(all.flatMap(({ known, variable: used }) => (known === name ? [used] : [])));
  return all.flatMap(({ known, variable: used }) =>
    known !== name && own.has(used) ? [known] : [],
  );
};

export const buildGradle: ManifestEditor = (text, { name, to }) => {
  const [group = '', artifact = ''] = name.split(':');
  // A URL in a string contains two slashes as well, so a comment has to follow whitespace.
  const clean = blankOut(blankOutDelimited(text, /\/\*[\s\S]*?\*\//g, '*/'), /(?<=^|\s)\/\/.*$/gm);
  const short = [
    ...clean.matchAll(
      new RegExp(
        String.raw`(["']${escapeRegExp(group)}:${escapeRegExp(artifact)})(?::([^"'@:]+))?(?:[:@][^"']*)?["']`,
        'g',
      ),
    ),
  ].map(({ index, 1: before = '', 2: version }) =>
    placeOf(clean, version, index + before.length + 1),
  );
  const long = [
    ...clean.matchAll(
      new RegExp(
        String.raw`(group\s*[:=]\s*["']${escapeRegExp(group)}["']\s*,\s*name\s*[:=]\s*["']${escapeRegExp(artifact)}["'])(\s*,\s*version\s*[:=]\s*)?(["']?)([^"',)\s]*)`,
        'g',
      ),
    ),
  ].map(({ index, 1: before = '', 2: key, 3: quote = '', 4: version }) => {
    if (key === undefined) return 'version_elsewhere';
    return quote === ''
      ? variable(clean, version ?? '')
      : placeOf(clean, version, index + before.length + key.length + 1);
  });
  return withShared(
    raiseRequirements(text, [...short, ...long], to),
    sharing(clean, `${group}:${artifact}`),
  );
};
