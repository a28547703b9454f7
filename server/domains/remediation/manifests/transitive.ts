// Pins a dependency that others bring, in the manner of its ecosystem, without making it a
// dependency of the project itself.
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import {
  blankOutDelimited,
  type EditResult,
  type ManifestEditor,
  raiseRequirements,
  type Upgrade,
  withinLimits,
} from './edit.ts';
import { locateJsonStrings } from './json-places.ts';
import { isOtherMajor } from './line-manifests.ts';

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
    if (known.length > 0)
      return raiseRequirements(
        text,
        known.map(({ start, end }) => ({ start, end, syntax: 'npm' as const })),
        to,
      );
    if (!keepsMajor(upgrade)) return notDirect;
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
  const places = known.filter(({ path: [section, key, ...more], start, end }) => {
    const target = key?.startsWith('**/') ? key.slice(3) : key;
    const major = majorOf(text.slice(start, end).replace(/^[\^~=v\s]+/, ''));
    return (
      section === 'resolutions' &&
      more.length === 0 &&
      isKeyOf(target, upgrade.name) &&
      major === majorOf(upgrade.to)
    );
  });
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

/** Where the management of a pom's own dependencies ends; undefined where it has none. */
const endOfManagement = (clean: string): number | undefined => {
  const management = /<dependencyManagement>[\s\S]*?<\/dependencyManagement>/.exec(clean);
  const end = management?.[0].lastIndexOf('</dependencies>') ?? -1;
  return management && end !== -1 ? management.index + end : undefined;
};

const mavenManagement: ManifestEditor = (text, upgrade) => {
  const [group = '', artifact = ''] = upgrade.name.split(':');
  if (artifact === '' || !keepsMajor(upgrade)) return notDirect;
  const clean = blankOutDelimited(text, /<!--[\s\S]*?-->/g, '-->');
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const unit = /\n([ \t]+)</.exec(text)?.[1] ?? '  ';
  const dependency = (depth: number) =>
    [
      '<dependency>',
      `${unit}<groupId>${group}</groupId>`,
      `${unit}<artifactId>${artifact}</artifactId>`,
      `${unit}<version>${upgrade.to}</version>`,
      '</dependency>',
    ].map((line) => unit.repeat(depth) + line);
  const insert = (before: number, lines: readonly string[]): EditResult => {
    const lineStart = text.lastIndexOf('\n', before - 1) + 1;
    const at = text.slice(lineStart, before).trim() === '' ? lineStart : before;
    return { text: `${text.slice(0, at)}${lines.join(eol)}${eol}${text.slice(at)}` };
  };
  const managed = endOfManagement(clean);
  if (managed !== undefined) return insert(managed, dependency(3));
  const end = clean.lastIndexOf('</project>');
  return end === -1
    ? { refused: 'file_unreadable' }
    : insert(end, [
        `${unit}<dependencyManagement>`,
        `${unit.repeat(2)}<dependencies>`,
        ...dependency(3),
        `${unit.repeat(2)}</dependencies>`,
        `${unit}</dependencyManagement>`,
      ]);
};

const editors: Readonly<Record<string, ManifestEditor>> = {
  'package-lock.json': withinLimits(jsonOverrides(['overrides'])),
  'npm-shrinkwrap.json': withinLimits(jsonOverrides(['overrides'])),
  'pnpm-lock.yaml': withinLimits(jsonOverrides(['pnpm', 'overrides'])),
  'yarn.lock': withinLimits(raiseResolutions),
  'go.mod': withinLimits(goIndirect),
  'pom.xml': withinLimits(mavenManagement),
};

/**
 * The editor for a component that a report found in `file` and that its manifest does not name;
 * undefined where the ecosystem has no way, or the file does not say which one is used.
 */
export const findTransitiveEditor = (file: string): ManifestEditor | undefined =>
  editors[file.slice(file.lastIndexOf('/') + 1)];
