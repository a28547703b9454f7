// Manifests that are read line by line: requirements.txt, Gemfile, Dockerfile and GitHub workflows.
import { type ManifestEditor, type Place, raiseRequirements, type Upgrade } from './edit.ts';
import type { Refused } from './requirement.ts';
import { pythonName, locateRequirement } from './python-requirement.ts';
import { compareVersions } from '#domain/versions';

export const linesOf = (text: string): { line: string; offset: number }[] => {
  let offset = 0;
  return text.split('\n').map((line) => {
    const at = { line: line.replace(/\r$/, ''), offset };
    offset += line.length + 1;
    return at;
  });
};

/**
 * Joins continued lines as pip does. The continuations are blanked out, so that all offsets stay
 * the same.
 */
const joinedLinesOf = (text: string): { line: string; offset: number }[] => {
  const joined = text.replace(/\\[ \t]*\r?\n(?:[ \t]*#.*\n)*/g, (joint) =>
    joint.replace(/[\s\S]/g, ' '),
  );
  return linesOf(joined);
};

export const requirementsTxt: ManifestEditor = (text, { name, to }) => {
  const wanted = pythonName(name);
  const places = joinedLinesOf(text).flatMap(({ line, offset }): (Place | Refused)[] => {
    const place = locateRequirement(line.replace(/\s--.*$/, ''), wanted, offset);
    if (place === undefined) return [];
    return [/\s--hash\b/.test(line) ? 'pinned_by_digest' : place];
  });
  return raiseRequirements(text, places, to);
};

const gemLine = /^(\s*gem[\s(]+)(["'])([\w.-]+)\2(.*)$/;

/** Options for gems from other sources. A version combined with them is a condition. */
const gemElsewhere = /\b(?:git|github|gitlab|bitbucket|gist|path)\b["']?\s*(?::(?!:)|=>)/;

/** `git '…' do` with its body, up to the `end` in the same column. */
const gemBlockElsewhere =
  /^([ \t]*)(?:git|github|gist|path)\b[^\n]*\bdo[ \t]*\r?\n[\s\S]*?^\1end\b/gm;

/** Returns why a gem has no quoted version. */
const whyNoVersion = (rest: string): Refused => {
  // No version or only options; anything else is computed when the Gemfile runs.
  const isBare = /^\s*\)?\s*(?:if\b.*|unless\b.*)?$/.test(rest);
  return isBare || /^\s*,\s*(?:\w+:(?!:)|:\w+\s*=>|$)/.test(rest)
    ? 'range_includes'
    : 'version_elsewhere';
};

export const gemfile: ManifestEditor = (text, { name, to }) => {
  const blocks = [...text.matchAll(gemBlockElsewhere)].map(({ index, 0: block }) => ({
    start: index,
    end: index + block.length,
  }));
  const places = linesOf(text).flatMap(({ line, offset }): (Place | Refused)[] => {
    const found = gemLine.exec(line.replace(/(^|\s)#.*$/, ''));
    if (found?.[3] !== name) return [];
    const [, before = '', quote = '', , rest = ''] = found;
    const isWithin = blocks.some(({ start, end }) => start < offset && offset < end);
    if (isWithin || gemElsewhere.test(rest)) return ['not_from_registry'];
    const versions = /^(\s*,\s*)(["'])([^"']*)\2(\s*,\s*["'])?/.exec(rest);
    if (!versions) return [whyNoVersion(rest)];
    // Ruby interpolates another value.
    if (versions[2] === '"' && versions[3]?.includes('#{') === true) return ['version_elsewhere'];
    if (versions[4] !== undefined) return ['several_parts'];
    const start =
      offset + before.length + quote.length * 2 + name.length + (versions[1] ?? '').length + 1;
    return [{ start, end: start + (versions[3] ?? '').length, syntax: 'ruby' }];
  });
  return raiseRequirements(text, places, to);
};

/** Raises an image tag such as `18.2-alpine` to a version of the same variant. */
const raisedTag = (tag: string, to: string): { tag: string } | { refused: Refused } => {
  const found = /^(v?)(\d+(?:\.\d+)*)(.*)$/.exec(tag);
  if (!found) return { refused: 'version_elsewhere' };
  const [, prefix = '', version = '', kind = ''] = found;
  const wanted = to.replace(/^v/, '');
  if (compareVersions(version, wanted) >= 0) return { refused: 'already_there' };
  // `node:18` includes every 18.x, so it already includes a fixed 18.20.
  if (wanted.startsWith(`${version}.`)) return { refused: 'range_includes' };
  return { tag: `${prefix}${wanted}${/-/.test(wanted) ? '' : kind}` };
};

type Tag = { start: number; end: number } | Refused;

/** Raises each tag. A tag is not a requirement: `v4` means whatever it currently points to. */
const raiseTags = (text: string, found: readonly Tag[], to: string): ReturnType<ManifestEditor> => {
  let result = text;
  let refused: Refused | undefined;
  for (const tag of found.toReversed()) {
    const raised =
      typeof tag === 'string' ? { refused: tag } : raisedTag(text.slice(tag.start, tag.end), to);
    if ('refused' in raised) ({ refused } = raised);
    else if (typeof tag !== 'string')
      result = result.slice(0, tag.start) + raised.tag + result.slice(tag.end);
  }
  return result === text ? { refused: refused ?? 'not_direct' } : { text: result };
};

const fromLine = /^(\s*FROM\s+(?:--\S+\s+)*)(\S+?)(?::([^\s:@/]+))?(@\S+)?(?:\s+AS\s+\S+)?\s*$/i;

const imageName = (name: string): string => name.replace(/^(?:docker\.io\/)?(?:library\/)?/, '');

/** The default of an `ARG` that is part of a tag. */
const argument = (text: string, name: string): Tag => {
  const found = new RegExp(String.raw`^(\s*ARG\s+${name}=["']?)([\w.-]+)`, 'm').exec(text);
  return found?.[1] === undefined || found[2] === undefined
    ? 'version_elsewhere'
    : {
        start: found.index + found[1].length,
        end: found.index + found[1].length + found[2].length,
      };
};

/** Returns whether an argument is also in the tag of another image, whose versions are unknown. */
const isOfOthers = (text: string, argumentName: string, name: string): boolean =>
  linesOf(text).some(({ line }) => {
    const [, , image = '', tag = ''] = fromLine.exec(line) ?? [];
    const isUsed = new RegExp(String.raw`\$(?:\{${argumentName}\}|${argumentName}\b)`).test(tag);
    return isUsed && imageName(image) !== imageName(name);
  });

const tagOf = (text: string, line: string, offset: number, { name }: Upgrade): Tag[] => {
  const found = fromLine.exec(line);
  if (!found || imageName(found[2] ?? '') !== imageName(name)) return [];
  const [, before = '', image = '', tag, digest] = found;
  if (digest !== undefined) return ['pinned_by_digest'];
  if (tag === undefined) return ['range_includes'];
  const variable = /^\$\{?(\w+)\}?(.*)$/.exec(tag);
  if (variable?.[1] !== undefined)
    return [
      isOfOthers(text, variable[1], name) ? 'version_elsewhere' : argument(text, variable[1]),
    ];
  const start = offset + before.length + image.length + 1;
  return [{ start, end: start + tag.length }];
};

export const dockerfile: ManifestEditor = (text, upgrade) =>
  raiseTags(
    text,
    linesOf(text).flatMap(({ line, offset }) => tagOf(text, line, offset, upgrade)),
    upgrade.to,
  );

const usesLine =
  /^(\s*(?:-\s*)?(?:\{(?:[^{}]*,)?\s*)?uses:\s*["']?)([\w.-]+\/[\w.-]+)((?:\/[\w./-]+)?)@([^\s"'#{},]+)/;

export const githubWorkflow: ManifestEditor = (text, { name, to }) => {
  const found = linesOf(text).flatMap(({ line, offset }): Tag[] => {
    const uses = usesLine.exec(line);
    if (uses?.[2]?.toLowerCase() !== name.toLowerCase()) return [];
    const [, before = '', action = '', path = '', tag = ''] = uses;
    if (/^[0-9a-f]{40}$/i.test(tag)) return ['pinned_by_digest'];
    const start = offset + before.length + action.length + path.length + 1;
    return [{ start, end: start + tag.length }];
  });
  return raiseTags(text, found, to);
};
