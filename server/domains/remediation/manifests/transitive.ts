// Pins a transitive dependency in the manner of its ecosystem, without making it a direct
// dependency of the project.
import { pinCentrally } from './central-packages.ts';
import {
  type EditResult,
  type ManifestEditor,
  raiseRequirements,
  type Upgrade,
  withinLimits,
} from './edit.ts';
import { addStrings } from './json-additions.ts';
import { goIndirect } from './go-mod.ts';
import { addConstraint } from './gradle-constraints.ts';
import { type JsonString, locateJsonStrings } from './json-places.ts';
import { manageVersion } from './maven-management.ts';
import { workspaceOverrides } from './pnpm-workspace.ts';
import { constraintsTxt, uvConstraints } from './python-constraints.ts';
import { isRegistryRange, isYarnBerry, listYarnPackages } from './yarn-lock.ts';

const majorOf = (version: string | undefined): string | undefined =>
  /^v?(\d+)\./.exec(version ?? '')?.[1];

/** Another major version would break the dependents, so the maintainer has to decide. */
const keepsMajor = ({ from, to }: Upgrade): boolean =>
  majorOf(from) !== undefined && majorOf(from) === majorOf(to);

const notDirect: EditResult = { refused: 'not_direct' };

/** `name`, or `name@range` with the range of the overridden dependencies. */
const isKeyOf = (key: string | undefined, name: string): boolean =>
  key === name || key?.startsWith(`${name}@`) === true;

/** The major version of a requirement, or undefined if it names none, as in `*`. */
const majorAskedFor = (requirement: string): string | undefined =>
  /^[\^~<>=v\s]*(\d+)/.exec(requirement)?.[1];

/**
 * The overrides that an upgrade may raise. Overrides of another major version are for other
 * dependents, which the upgrade would break.
 */
const ofSameMajor = (overrides: readonly JsonString[], to: string): readonly JsonString[] =>
  overrides.filter(({ value }) => {
    const asked = majorAskedFor(value);
    return asked === undefined || asked === majorAskedFor(to);
  });

const jsonOverrides =
  (section: readonly string[]): ManifestEditor =>
  (text, upgrade) => {
    const { name, to, from } = upgrade;
    const strings = locateJsonStrings(text);
    if (!strings) return { refused: 'file_unreadable' };
    const known = strings.filter(({ path }) => {
      const inner = path.slice(section.length);
      const key = inner.at(-1) === '.' ? inner.at(-2) : inner.at(-1);
      return section.every((part, at) => path[at] === part) && isKeyOf(key, name);
    });
    const raised = ofSameMajor(known, to);
    if (raised.length > 0)
      return raiseRequirements(
        text,
        raised.map(({ start, end }) => ({ start, end, syntax: 'npm' as const })),
        to,
      );
    // An override for every version would conflict with a second one.
    const forAll = known.some(({ path }) => path[section.length] === name);
    if (forAll || !keepsMajor(upgrade)) return notDirect;
    return addStrings(text, section, [[`${name}@${majorOf(from) ?? ''}`, `^${to}`]]);
  };

/**
 * Keys of new resolutions. Yarn resolves every version of a name by one key, so if the tree has
 * several major versions, each range needs a key of its own, which only Yarn 2 and later support.
 */
const resolutionKeys = (lock: string, { name, to }: Upgrade): string[] => {
  const all = listYarnPackages(lock, name);
  const affected = all.filter(({ version }) => majorOf(version) === majorOf(to));
  const isBerry = isYarnBerry(lock);
  if (affected.length === 0 || !all.every(({ ranges }) => ranges.every(isRegistryRange))) return [];
  if (affected.length === all.length) return [isBerry ? name : `**/${name}`];
  return isBerry ? affected.flatMap(({ ranges }) => ranges.map((range) => `${name}@${range}`)) : [];
};

/** Raises the resolutions of the same major version, or adds one if the name has none. */
const yarnResolutions: ManifestEditor = (text, upgrade, lock) => {
  if (!keepsMajor(upgrade)) return notDirect;
  const known = locateJsonStrings(text);
  if (!known) return { refused: 'file_unreadable' };
  const named = known.filter(({ path: [section, key, ...more] }) => {
    const target = key?.startsWith('**/') ? key.slice(3) : key;
    return section === 'resolutions' && more.length === 0 && isKeyOf(target, upgrade.name);
  });
  const keys = named.length === 0 && lock !== undefined ? resolutionKeys(lock, upgrade) : [];
  if (keys.length > 0)
    return addStrings(
      text,
      ['resolutions'],
      keys.map((key) => [key, `^${upgrade.to}`]),
    );
  return raiseRequirements(
    text,
    ofSameMajor(named, upgrade.to).map(({ start, end }) => ({ start, end, syntax: 'npm' })),
    upgrade.to,
  );
};

const mavenManagement: ManifestEditor = (text, upgrade) => {
  if (!/^[^:]*:[^:]/.test(upgrade.name) || !keepsMajor(upgrade)) return notDirect;
  const managed = manageVersion(text, upgrade.name, upgrade.to);
  return managed === undefined ? { refused: 'file_unreadable' } : { text: managed };
};

/** Creates an editor that adds a pin within the major version, if the file supports it. */
const pinnedBy =
  (pin: (text: string, name: string, to: string) => string | undefined): ManifestEditor =>
  (text, upgrade) => {
    const pinned = keepsMajor(upgrade) ? pin(text, upgrade.name, upgrade.to) : undefined;
    return pinned === undefined ? notDirect : { text: pinned };
  };

const pinnedByUv: ManifestEditor = (text, upgrade) =>
  keepsMajor(upgrade) ? uvConstraints(text, upgrade) : notDirect;

const editors: Readonly<Record<string, ManifestEditor>> = {
  'package-lock.json': withinLimits(jsonOverrides(['overrides'])),
  'npm-shrinkwrap.json': withinLimits(jsonOverrides(['overrides'])),
  'pnpm-lock.yaml': withinLimits(jsonOverrides(['pnpm', 'overrides'])),
  'yarn.lock': withinLimits(yarnResolutions),
  'go.mod': withinLimits(goIndirect),
  'uv.lock': withinLimits(pinnedByUv),
  'pom.xml': withinLimits(mavenManagement),
  'build.gradle': withinLimits(pinnedBy(addConstraint)),
  'build.gradle.kts': withinLimits(pinnedBy(addConstraint)),
  'Directory.Packages.props': withinLimits(pinnedBy(pinCentrally)),
};

const baseOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/**
 * Returns the editor that pins, in the file `path`, a component that a report found in `found`.
 * Undefined if the ecosystem has no pins, or if neither file identifies the tool.
 */
export const findPinEditor = (found: string, path: string): ManifestEditor | undefined => {
  const base = baseOf(path);
  if (base === 'pnpm-workspace.yaml') return withinLimits(workspaceOverrides);
  // Among requirements files, only a constraints file pins without installing.
  if (path !== found && /\.(?:txt|in)$/.test(base)) return withinLimits(constraintsTxt);
  return findTransitiveEditor(found) ?? (path === found ? undefined : editors[base]);
};

/**
 * Returns the editor for a component that a report found in `file` and that its manifest does not
 * contain. Undefined if the ecosystem has no pins, or if the file does not identify the tool.
 */
export const findTransitiveEditor = (file: string): ManifestEditor | undefined =>
  editors[baseOf(file)];

/** Returns whether the editor needs the lock file in addition to the manifest. */
export const readsLock = (file: string): boolean => /(?:^|\/)yarn\.lock$/.test(file);
