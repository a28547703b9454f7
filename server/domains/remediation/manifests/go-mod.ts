// go.mod: its requirements, and those of transitive modules.
import { escapeRegExp } from '../../../platform/runtime/regexp.ts';
import {
  blankOut,
  type ManifestEditor,
  type Place,
  raiseRequirements,
  type Version,
} from './edit.ts';
import { linesOf } from './line-manifests.ts';
import type { Refused } from './requirement.ts';

const majorOfPath = (path: string): number => Number(/(?:\/v|\.v)(\d+)$/.exec(path)?.[1] ?? 1);

/**
 * From version 2 on, the major version is part of the import path, so another major version is
 * another module.
 */
export const isOtherMajor = (name: string, to: string): boolean => {
  const major = Number(/^v?(\d+)\./.exec(to)?.[1] ?? 0);
  return !/\+incompatible$/.test(to) && Math.max(1, major) !== majorOfPath(name);
};

/** Blocks that list versions which the module does not require. */
const otherBlock = /^[ \t]*(?:exclude|retract)[ \t]*\([^)]*\)/gm;

/** A path may be quoted. */
const pathOf = (name: string): string => `["\`]?${escapeRegExp(name)}["\`]?`;

/** The module is replaced by another one, or replaces another one. */
const isReplaced = (text: string, name: string): boolean =>
  new RegExp(
    String.raw`^\s*(?:replace\s+)?(?:${pathOf(name)}(?:\s+v\S+)?\s+=>|.*=>\s+${pathOf(name)}(?:\s|$))`,
    'm',
  ).test(text);

const versionsIn = (text: string, name: string): Version[] => {
  const wanted = new RegExp(String.raw`^(\s*(?:require\s+)?${pathOf(name)}\s+)(v\S+)(?!.*=>)`);
  return linesOf(blankOut(text, otherBlock)).flatMap(({ line, offset }) => {
    const [, before, version] = wanted.exec(line) ?? [];
    if (before === undefined || version === undefined) return [];
    const start = offset + before.length;
    return [{ start, end: start + version.length }];
  });
};

/** Returns the required version, which is the one that a build uses. */
export const goVersions = (text: string, name: string): string[] =>
  versionsIn(text, name).map(({ start, end }) => text.slice(start, end).replace(/^v/, ''));

export const goMod: ManifestEditor = (text, { name, to }) => {
  if (isReplaced(text, name)) return { refused: 'version_elsewhere' };
  const places = versionsIn(text, name).map((version): Place | Refused =>
    isOtherMajor(name, to) ? 'other_major' : { ...version, syntax: 'go' },
  );
  return raiseRequirements(text, places, to);
};

const requireBlock = /^require[ \t]*\([ \t]*\r?\n((?:[^)\n]*\n)*?)\)/gm;

/** The offset at which `go mod tidy` would list the module, if there is a block of transitive ones. */
const offsetInBlock = (text: string, name: string): number | undefined => {
  for (const { index, 0: block, 1: body = '' } of text.matchAll(requireBlock)) {
    const lines = linesOf(body).filter(({ line }) => line.trim() !== '');
    if (lines.length === 0 || !lines.every(({ line }) => /\/\/ indirect\b/.test(line))) continue;
    const start = index + block.indexOf('\n') + 1;
    const next = lines.find(({ line }) => line.trim() > name);
    return start + (next?.offset ?? body.length);
  }
  return undefined;
};

/** Requires a transitive module. */
export const goIndirect: ManifestEditor = (text, { name, to }) => {
  if (isOtherMajor(name, to)) return { refused: 'other_major' };
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const requirement = `${name} v${to.replace(/^v/, '')} // indirect${eol}`;
  const at = offsetInBlock(text, name);
  if (at !== undefined) return { text: `${text.slice(0, at)}\t${requirement}${text.slice(at)}` };
  return { text: `${text.replace(/\s*$/, eol)}${eol}require ${requirement}` };
};
