// package.json and composer.json.
import { type ManifestEditor, type Place, raiseRequirements } from './edit.ts';
import { type JsonString, locateJsonStrings } from './json-places.ts';
import type { Refused } from './requirement.ts';

/** Peer dependencies only declare what a dependent project may provide, so they are not changed. */
const npmSections = ['dependencies', 'devDependencies', 'optionalDependencies'];

const majorOf = (version: string): string | undefined => /^[\^~<>=v\s]*(\d+)/.exec(version)?.[1];

/**
 * A pin of the same name beside the direct dependency, which decides for npm, pnpm and Yarn. npm
 * refuses one that differs from the direct dependency.
 */
const isPinOf = ({ path, value }: JsonString, name: string, before: string): boolean => {
  const section = path.slice(0, -1).join('.');
  return (
    /^(?:overrides|resolutions|pnpm\.overrides)$/.test(section) &&
    path.at(-1) === name &&
    majorOf(value) === majorOf(before)
  );
};

/** `npm:^1.0` of Yarn, and `npm:name@^1.0`, also under another name. */
const placeOf = (
  { path, value, start, end }: JsonString,
  name: string,
): Place | Refused | undefined => {
  const [, alias = '', range] = /^(npm:(?:@?[^@]+@)?)(.*)$/.exec(value) ?? [];
  if (range === undefined || !/^npm:(?:[\^~<>=v]*\d|.+@)/.test(value))
    return path[1] === name ? { start, end, syntax: 'npm' } : undefined;
  const of = alias.slice('npm:'.length, -1);
  const isNamed = of === '' ? path[1] === name : of === name;
  if (isNamed) return { start: start + alias.length, end, syntax: 'npm' };
  return path[1] === name ? 'version_elsewhere' : undefined;
};

export const packageJson: ManifestEditor = (text, { name, to }) => {
  const strings = locateJsonStrings(text);
  if (!strings) return { refused: 'file_unreadable' };
  const direct = strings.flatMap((each): (Place | Refused)[] => {
    const [section = '', , more] = each.path;
    const place =
      npmSections.includes(section) && more === undefined ? placeOf(each, name) : undefined;
    return place === undefined ? [] : [place];
  });
  const versions = direct.flatMap((place) =>
    typeof place === 'string' ? [] : [text.slice(place.start, place.end)],
  );
  const pins = strings.filter((each) => versions.some((value) => isPinOf(each, name, value)));
  return raiseRequirements(
    text,
    [...direct, ...pins.map(({ start, end }): Place => ({ start, end, syntax: 'npm' }))],
    to,
  );
};

export const composerJson: ManifestEditor = (text, { name, to }) => {
  const strings = locateJsonStrings(text);
  if (!strings) return { refused: 'file_unreadable' };
  const places = strings.filter(
    ({ path: [section = '', dependency = '', more] }) =>
      /^require(?:-dev)?$/.test(section) &&
      dependency.toLowerCase() === name.toLowerCase() &&
      more === undefined,
  );
  return raiseRequirements(
    text,
    places.map(({ start, end }) => ({ start, end, syntax: 'composer' })),
    to,
  );
};
