// package.json and composer.json.
import { type ManifestEditor, raiseRequirements } from './edit.ts';
import { locateJsonStrings } from './json-places.ts';
import type { Syntax } from './requirement.ts';

const inSections =
  (
    sections: readonly string[],
    syntax: Syntax,
    sameName: (one: string, other: string) => boolean,
  ): ManifestEditor =>
  (text, { name, to }) => {
    const strings = locateJsonStrings(text);
    if (!strings) return { refused: 'file_unreadable' };
    const places = strings.filter(
      ({ path: [section = '', dependency = '', more] }) =>
        sections.includes(section) && sameName(dependency, name) && more === undefined,
    );
    return raiseRequirements(
      text,
      places.map(({ start, end }) => ({ start, end, syntax })),
      to,
    );
  };

/** Peer dependencies only declare what a dependent project may provide, so they are not changed. */
export const packageJson = inSections(
  ['dependencies', 'devDependencies', 'optionalDependencies'],
  'npm',
  (one, other) => one === other,
);

export const composerJson = inSections(
  ['require', 'require-dev'],
  'composer',
  (one, other) => one.toLowerCase() === other.toLowerCase(),
);
