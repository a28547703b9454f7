// Version catalogs of Gradle, such as gradle/libs.versions.toml (Gradle documentation, "Version
// Catalogs").
import { type ManifestEditor, type Place, raiseRequirements, withShared } from './edit.ts';
import type { Refused } from './requirement.ts';
import { locateTomlValues, type TomlOther, type TomlString } from './toml-places.ts';

type Value = TomlString | TomlOther;

/** The fields of a library by path: `module`, `version`, `version.ref`, or empty. */
type Library = ReadonlyMap<string, TomlString>;

const pathOf = ({ table, key }: Value): string[] => [...table, ...key];

const isText = (value: Value): value is TomlString => 'start' in value;

const librariesOf = (values: readonly Value[]): Library[] => {
  const libraries = new Map<string, Map<string, TomlString>>();
  for (const value of values) {
    const [section, alias = '', ...field] = pathOf(value);
    if (section !== 'libraries' || !isText(value)) continue;
    const fields = libraries.get(alias) ?? new Map<string, TomlString>();
    libraries.set(alias, fields.set(field.join('.'), value));
  }
  return [...libraries.values()];
};

/** `group:artifact`, followed by the version if the library is one string. */
const coordinatesOf = (library: Library): string[] => {
  const whole = library.get('') ?? library.get('module');
  if (whole) return whole.value.split(':');
  return ['group', 'name'].map((field) => library.get(field)?.value ?? '');
};

const nameOf = (library: Library): string => coordinatesOf(library).slice(0, 2).join(':');

/** Finds the entry of `[versions]`. An entry with bounds of its own is not edited. */
const referred = (values: readonly Value[], name: string): Place | Refused => {
  const entries = values.filter((value) => {
    const [section, key] = pathOf(value);
    return section === 'versions' && key === name;
  });
  const [only] = entries;
  if (only === undefined) return 'version_elsewhere';
  return entries.length === 1 && isText(only) && pathOf(only).length === 2
    ? { start: only.start, end: only.end, syntax: 'interval' }
    : 'several_parts';
};

const placeOf = (values: readonly Value[], library: Library): Place | Refused => {
  const reference = library.get('version.ref');
  if (reference) return referred(values, reference.value);
  const own = library.get('version');
  if (own) return { start: own.start, end: own.end, syntax: 'interval' };
  if ([...library.keys()].some((field) => field.startsWith('version.'))) return 'several_parts';
  const [, , version] = coordinatesOf(library);
  const whole = library.get('');
  return whole && version !== undefined
    ? { start: whole.end - version.length, end: whole.end, syntax: 'interval' }
    : 'version_elsewhere';
};

/** Plugins whose version is one of the references. */
const pluginsOf = (values: readonly Value[], references: ReadonlySet<string>): string[] => {
  const paths = values.filter(isText).map((value) => ({ path: pathOf(value), value: value.value }));
  return paths.flatMap(({ path: [section, alias, ...field], value }) => {
    if (section !== 'plugins' || field.join('.') !== 'version.ref' || !references.has(value))
      return [];
    const id = paths.find(({ path }) => path.join('.') === `plugins.${alias}.id`);
    return [id?.value ?? alias ?? ''];
  });
};

export const gradleCatalog: ManifestEditor = (text, { name, to }) => {
  const values = locateTomlValues(text);
  if (!values) return { refused: 'file_unreadable' };
  const libraries = librariesOf(values);
  const asked = libraries.filter((library) => nameOf(library) === name);
  const references = new Set(asked.flatMap((library) => library.get('version.ref')?.value ?? []));
  const sharing = libraries.filter(
    (library) =>
      nameOf(library) !== name && references.has(library.get('version.ref')?.value ?? ''),
  );
  return withShared(
    raiseRequirements(
      text,
      asked.map((library) => placeOf(values, library)),
      to,
    ),
    [...sharing.map(nameOf), ...pluginsOf(values, references)],
  );
};
