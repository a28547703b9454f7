// pyproject.toml (PEP 621, PEP 735, Poetry), Pipfile and Cargo.toml.
import { type ManifestEditor, ofInstalled, type Place, raiseRequirements } from './edit.ts';
import type { Refused } from './requirement.ts';
import { pythonName, locateRequirement } from './python-requirement.ts';
import type { Syntax } from './requirement.ts';
import { type TomlOther, type TomlString, locateTomlValues } from './toml-places.ts';

type Value = TomlString | TomlOther;

/**
 * Places of a dependency in a dependency table: `name = "1"`, `name = { version = "1" }`, or a
 * table of its own.
 */
const tablePlaces = (
  values: readonly Value[],
  isTable: (table: readonly string[]) => boolean,
  isName: (name: string) => boolean,
  syntax: Syntax,
): (Place | Refused)[] => {
  const own = values.flatMap((value) => {
    const path = [...value.table, ...value.key];
    const at = path.findIndex((name, index) => isTable(path.slice(0, index)) && isName(name));
    return at === -1 ? [] : [{ value, field: path.slice(at + 1).join('.') }];
  });
  const version = own
    .filter(({ field }) => field === '' || field === 'version')
    .flatMap(({ value }) =>
      'start' in value ? [{ start: value.start, end: value.end, syntax }] : [],
    );
  if (version.length > 0) return version;
  if (own.some(({ field }) => /^(?:git|path|url)$/.test(field))) return ['not_from_registry'];
  return own.length > 0 ? ['version_elsewhere'] : [];
};

const isPoetryTable = (table: readonly string[]): boolean =>
  table[0] === 'tool' &&
  table[1] === 'poetry' &&
  /^(?:(?:dev-)?dependencies|group\.[^.]+\.dependencies)$/.test(table.slice(2).join('.'));

/** Arrays of requirements: of the project, its extras, its groups and its build system. */
const isRequirementList = ({ table, key }: Value): boolean => {
  const path = [...table, ...key].join('.');
  return (
    path === 'project.dependencies' ||
    path === 'build-system.requires' ||
    /^(?:project\.optional-dependencies|dependency-groups|tool\.pdm\.dev-dependencies)\.[^.]+$/.test(
      path,
    ) ||
    path === 'tool.uv.dev-dependencies'
  );
};

export const pyprojectToml: ManifestEditor = (text, { name, to, from }) => {
  const values = locateTomlValues(text);
  if (!values) return { refused: 'file_unreadable' };
  const wanted = pythonName(name);
  const listed = values.flatMap((value) =>
    'start' in value && isRequirementList(value)
      ? (locateRequirement(value.value, wanted, value.start) ?? [])
      : [],
  );
  return raiseRequirements(
    text,
    [
      ...ofInstalled(text, listed, from),
      ...tablePlaces(values, isPoetryTable, (known) => pythonName(known) === wanted, 'poetry'),
    ],
    to,
  );
};

export const pipfile: ManifestEditor = (text, { name, to }) => {
  const values = locateTomlValues(text);
  if (!values) return { refused: 'file_unreadable' };
  // Any other table is a category of packages.
  const isTable = ([section = '', ...more]: readonly string[]) =>
    more.length === 0 && !/^(?:source|requires|scripts|pipenv|)$/.test(section);
  const isName = (known: string) => pythonName(known) === pythonName(name);
  return raiseRequirements(text, tablePlaces(values, isTable, isName, 'python'), to);
};

const isCargoTable = (table: readonly string[]): boolean =>
  /^(?:target\..+\.)?(?:(?:dev-|build-)?dependencies)$|^workspace\.dependencies$/.test(
    table.join('.'),
  );

export const cargoToml: ManifestEditor = (text, { name, to }) => {
  const values = locateTomlValues(text);
  if (!values) return { refused: 'file_unreadable' };
  const crate = (known: string) => known.replaceAll('-', '_');
  // `alias = { package = "real-name" }`
  const aliases = new Set(
    values
      .filter(
        (value) =>
          'start' in value && value.key.at(-1) === 'package' && crate(value.value) === crate(name),
      )
      .map(({ table, key }) => [...table, ...key].at(-2) ?? ''),
  );
  // Cargo uses a patch instead of the registry's package.
  const isPatched = values.some(({ table, key }) => {
    const [section, , patched = ''] = [...table, ...key];
    return section === 'patch' && crate(patched) === crate(name);
  });
  if (isPatched) return { refused: 'version_elsewhere' };
  return raiseRequirements(
    text,
    tablePlaces(
      values,
      isCargoTable,
      (known) => crate(known) === crate(name) || aliases.has(known),
      'cargo',
    ),
    to,
  );
};
