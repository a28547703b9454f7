// Manifests that are read line by line: requirements.txt, Gemfile, Dockerfile and GitHub workflows.
import {
  type ManifestEditor,
  ofInstalled,
  type Place,
  raiseRequirements,
  type Upgrade,
  type Version,
  withDigest,
} from './edit.ts';
import { type Refused, requirement } from './requirement.ts';
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

export const requirementsTxt: ManifestEditor = (text, { name, to, from }) => {
  const wanted = pythonName(name);
  const places = joinedLinesOf(text).flatMap(({ line, offset }): (Place | Refused)[] => {
    const place = locateRequirement(line.replace(/\s--.*$/, ''), wanted, offset);
    if (place === undefined) return [];
    return [/\s--hash\b/.test(line) ? 'pinned_by_digest' : place];
  });
  return raiseRequirements(text, ofInstalled(text, places, from), to);
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

/** A call goes on after a comma; comments stay in their line. Offsets stay the same. */
const joinedCalls = (text: string): string =>
  text.replace(/,[ \t]*\r?\n(?=[ \t]*["'])/g, (joint) => joint.replace(/\s/g, ' '));

/** The part of several quoted ones that is to be raised, such as `'>= 2.0', '< 3'`. */
const lowerBound = (rest: string, at: number, to: string): (Place | Refused)[] => {
  const parts = /^(?:\s*,\s*(["'])[^"'#]*\1)+/.exec(rest)?.[0] ?? '';
  const quoted = [...parts.matchAll(/(["'])([^"']*)\1/g)].map(({ index, 2: part = '' }) => ({
    part,
    place: { start: at + index + 1, end: at + index + 1 + part.length, syntax: 'ruby' } as const,
  }));
  const raised = requirement(quoted.map(({ part }) => part).join(', '), to, 'ruby');
  if ('refused' in raised) return [raised.refused];
  const after = raised.requirement.split(', ');
  return quoted.flatMap(({ part, place }, index) => (after[index] === part ? [] : [place]));
};

export const gemfile: ManifestEditor = (text, { name, to }) => {
  const blocks = [...text.matchAll(gemBlockElsewhere)].map(({ index, 0: block }) => ({
    start: index,
    end: index + block.length,
  }));
  const places = linesOf(joinedCalls(text)).flatMap(({ line, offset }): (Place | Refused)[] => {
    const found = gemLine.exec(line.replace(/(^|\s)#.*$/, ''));
    if (found?.[3] !== name) return [];
    const [, before = '', quote = '', , rest = ''] = found;
    const isWithin = blocks.some(({ start, end }) => start < offset && offset < end);
    if (isWithin || gemElsewhere.test(rest)) return ['not_from_registry'];
    const versions = /^(\s*,\s*)(["'])([^"']*)\2(\s*,\s*["'])?/.exec(rest);
    if (!versions) return [whyNoVersion(rest)];
    // Ruby interpolates another value.
    if (versions[2] === '"' && versions[3]?.includes('#{') === true) return ['version_elsewhere'];
    const restAt = offset + before.length + quote.length * 2 + name.length;
    if (versions[4] !== undefined) return lowerBound(rest, restAt, to);
    const start = restAt + (versions[1] ?? '').length + 1;
    return [{ start, end: start + (versions[3] ?? '').length, syntax: 'ruby' }];
  });
  return raiseRequirements(text, places, to);
};

/** Raises an image tag such as `18.2-alpine` to a version of the same variant, as exact as before. */
const raisedTag = (tag: string, to: string): { tag: string } | { refused: Refused } => {
  const found = /^(v?)(\d+(?:\.\d+)*)(.*)$/.exec(tag);
  if (!found) return { refused: 'version_elsewhere' };
  const [, prefix = '', version = '', kind = ''] = found;
  const wanted = to.replace(/^v/, '');
  if (compareVersions(version, wanted) >= 0) return { refused: 'already_there' };
  // `node:18` includes every 18.x, so it already includes a fixed 18.20.
  if (wanted.startsWith(`${version}.`)) return { refused: 'range_includes' };
  if (/-/.test(wanted)) return { tag: prefix + wanted };
  const exact = wanted.split('.').slice(0, version.split('.').length).join('.');
  return { tag: prefix + exact + kind };
};

type Tag = Version | Refused;

/** Raises each tag. A tag is not a requirement: `v4` means whatever it currently points to. */
const raiseTags = (
  text: string,
  found: readonly Tag[],
  { to, from }: Upgrade,
): ReturnType<ManifestEditor> => {
  let result = text;
  const refusals: Refused[] = [];
  for (const tag of ofInstalled(text, found, from, /^v?(\d+(?:\.\d+)*)/).toReversed()) {
    const raised =
      typeof tag === 'string' ? { refused: tag } : raisedTag(text.slice(tag.start, tag.end), to);
    if ('refused' in raised) refusals.push(raised.refused);
    else if (typeof tag !== 'string')
      result = result.slice(0, tag.start) + raised.tag + result.slice(tag.end);
  }
  return result === text
    ? { refused: refusals.at(-1) ?? 'not_direct' }
    : withDigest({ text: result }, refusals);
};

const reference = String.raw`(\S+?)(?::([^\s:@/"']+))?(@[^\s"']+)?`;
const fromLine = new RegExp(
  String.raw`^(\s*FROM\s+(?:--\S+\s+)*)${reference}(?:\s+AS\s+\S+)?\s*$`,
  'i',
);
/** Files of another image. */
const copyLine = new RegExp(
  String.raw`^(\s*COPY\s+(?:--(?!from)\S+\s+)*--from=)${reference}(?:\s.*)?$`,
  'i',
);
/** An image that an argument names as a whole. */
const imageArgument = new RegExp(String.raw`^(\s*ARG\s+(\w+)=["']?)${reference}["']?\s*$`);

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

/** Returns whether a `FROM` is the argument and nothing else. */
const isImageOf = (text: string, argumentName: string): boolean =>
  new RegExp(
    String.raw`^\s*FROM\s+(?:--\S+\s+)*\$(?:\{${argumentName}\}|${argumentName}\b)`,
    'im',
  ).test(text);

/** The parts of a line that names an image: what is before it, its name, tag and digest. */
const imageIn = (text: string, line: string): (string | undefined)[] | undefined => {
  const found = fromLine.exec(line) ?? copyLine.exec(line);
  if (found) return found.slice(1);
  const [, before, argumentName = '', ...image] = imageArgument.exec(line) ?? [];
  return before !== undefined && isImageOf(text, argumentName) ? [before, ...image] : undefined;
};

const tagOf = (text: string, line: string, offset: number, { name }: Upgrade): Tag[] => {
  const [before = '', image = '', tag, digest] = imageIn(text, line) ?? [];
  if (image === '' || imageName(image) !== imageName(name)) return [];
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
    upgrade,
  );

const usesLine =
  /^(\s*(?:-\s*)?(?:\{(?:[^{}]*,)?\s*)?uses:\s*["']?)([\w.-]+\/[\w.-]+)((?:\/[\w./-]+)?)@([^\s"'#{},]+)(["']?\s+#\s*)?(v?\d[\w.]*)?/;

export const githubWorkflow: ManifestEditor = (text, upgrade) => {
  const found = linesOf(text).flatMap(({ line, offset }): Tag[] => {
    const uses = usesLine.exec(line);
    if (uses?.[2]?.toLowerCase() !== upgrade.name.toLowerCase()) return [];
    const [, before = '', action = '', path = '', tag = '', gap, comment] = uses;
    if (/^[0-9a-f]{40}$/i.test(tag)) return ['pinned_by_digest'];
    const start = offset + before.length + action.length + path.length + 1;
    const end = start + tag.length;
    if (gap === undefined || comment === undefined) return [{ start, end }];
    // A comment with the version behind it, as behind a commit.
    const at = end + gap.length;
    return [
      { start, end },
      { start: at, end: at + comment.length },
    ];
  });
  return raiseTags(text, found, upgrade);
};
