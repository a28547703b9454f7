// Pins a dependency that others bring, in the manner of its ecosystem, without making it a
// dependency of the project itself.
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { pinCentrally } from './central-packages.ts';
import {
  type EditResult,
  type ManifestEditor,
  raiseRequirements,
  type Upgrade,
  withinLimits,
} from './edit.ts';
import { addConstraint } from './gradle-constraints.ts';
import { type JsonString, locateJsonStrings } from './json-places.ts';
import { isOtherMajor } from './line-manifests.ts';
import { manageVersion } from './maven-management.ts';

const majorOf = (version: string | undefined): string | undefined =>
  /^v?(\d+)\./.exec(version ?? '')?.[1];

/** Another major version would break those that bring it, so it is left to a person. */
const keepsMajor = ({ from, to }: Upgrade): boolean =>
  majorOf(from) !== undefined && majorOf(from) === majorOf(to);

const notDirect: EditResult = { refused: 'not_direct' };

/** `name`, or `name@range` with the range of those that are overridden. */
const isKeyOf = (key: string | undefined, name: string): boolean =>
  key === name || key?.startsWith(`${name}@`) === true;

const indentOf = (text: string): { insertSpaces: boolean; tabSize: number } => {
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
  return { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length };
};

/** Whether an object is at this place, or can be added there. */
const canHold = (json: string, section: readonly string[]): boolean => {
  const root = parseTree(json);
  const within = section.map((_, at) => section.slice(0, at + 1));
  return [[], ...within].every((place) => {
    const node = root && findNodeAtLocation(root, place);
    return node === undefined || node.type === 'object';
  });
};

const byteOrderMark = /^\uFEFF?/;

/** The major version that a requirement asks for; undefined where it names none, as `*` does. */
const majorAskedFor = (requirement: string): string | undefined =>
  /^[\^~<>=v\s]*(\d+)/.exec(requirement)?.[1];

/**
 * The overrides that an upgrade may raise. Those that name another major version stay: they are for
 * other dependents, which the upgrade would break.
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
    // An override of every version contradicts another one beside it.
    const forAll = known.some(({ path }) => path[section.length] === name);
    if (forAll || !keepsMajor(upgrade)) return notDirect;
    const json = text.replace(byteOrderMark, '');
    if (!canHold(json, section)) return { refused: 'file_unreadable' };
    const edits = modify(json, [...section, `${name}@${majorOf(from) ?? ''}`], `^${to}`, {
      formattingOptions: { ...indentOf(json), eol: json.includes('\r\n') ? '\r\n' : '\n' },
    });
    return { text: (byteOrderMark.exec(text)?.[0] ?? '') + applyEdits(json, edits) };
  };

/**
 * A new resolution would name one version for every major version in the tree, so only an existing
 * one is raised, and within its major version.
 */
const raiseResolutions: ManifestEditor = (text, upgrade) => {
  if (!keepsMajor(upgrade)) return notDirect;
  const known = locateJsonStrings(text);
  if (!known) return { refused: 'file_unreadable' };
  const named = known.filter(({ path: [section, key, ...more] }) => {
    const target = key?.startsWith('**/') ? key.slice(3) : key;
    return section === 'resolutions' && more.length === 0 && isKeyOf(target, upgrade.name);
  });
  const places = ofSameMajor(named, upgrade.to);
  return raiseRequirements(
    text,
    places.map(({ start, end }) => ({ start, end, syntax: 'npm' as const })),
    upgrade.to,
  );
};

const goIndirect: ManifestEditor = (text, { name, to }) => {
  if (isOtherMajor(name, to)) return { refused: 'other_major' };
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const body = text.replace(/\s*$/, eol);
  return { text: `${body}${eol}require ${name} v${to.replace(/^v/, '')} // indirect${eol}` };
};

const mavenManagement: ManifestEditor = (text, upgrade) => {
  if (!/^[^:]*:[^:]/.test(upgrade.name) || !keepsMajor(upgrade)) return notDirect;
  const managed = manageVersion(text, upgrade.name, upgrade.to);
  return managed === undefined ? { refused: 'file_unreadable' } : { text: managed };
};

/** An editor that adds a pin within the major version, where the file has a place for it. */
const pinnedBy =
  (pin: (text: string, name: string, to: string) => string | undefined): ManifestEditor =>
  (text, upgrade) => {
    const pinned = keepsMajor(upgrade) ? pin(text, upgrade.name, upgrade.to) : undefined;
    return pinned === undefined ? notDirect : { text: pinned };
  };

const editors: Readonly<Record<string, ManifestEditor>> = {
  'package-lock.json': withinLimits(jsonOverrides(['overrides'])),
  'npm-shrinkwrap.json': withinLimits(jsonOverrides(['overrides'])),
  'pnpm-lock.yaml': withinLimits(jsonOverrides(['pnpm', 'overrides'])),
  'yarn.lock': withinLimits(raiseResolutions),
  'go.mod': withinLimits(goIndirect),
  'pom.xml': withinLimits(mavenManagement),
  'build.gradle': withinLimits(pinnedBy(addConstraint)),
  'build.gradle.kts': withinLimits(pinnedBy(addConstraint)),
  'Directory.Packages.props': withinLimits(pinnedBy(pinCentrally)),
};

/**
 * The editor for a component that a report found in `file` and that its manifest does not name;
 * undefined where the ecosystem has no way, or the file does not say which one is used.
 */
export const findTransitiveEditor = (file: string): ManifestEditor | undefined =>
  editors[file.slice(file.lastIndexOf('/') + 1)];
