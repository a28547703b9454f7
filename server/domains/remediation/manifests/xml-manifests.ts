// pom.xml, .csproj, Directory.Packages.props and packages.config. The XML tags are located in the
// text, with comments blanked out.
import {
  blankOutDelimited,
  type ManifestEditor,
  type Place,
  raiseRequirements,
  withShared,
  sliceToLast,
} from './edit.ts';
import type { Refused } from './requirement.ts';

type Span = { start: number; end: number; text: string };

const uncommented = (text: string): string => blankOutDelimited(text, /<!--[\s\S]*?-->/g, '-->');

/** The trimmed text of elements. */
const elements = (text: string, name: string, offset = 0): Span[] =>
  [
    ...sliceToLast(text, `</${name.replaceAll('\\', '')}>`).matchAll(
      new RegExp(String.raw`(<${name}(?:\s[^>]*)?>)([\s\S]*?)</${name}>`, 'g'),
    ),
  ].map(({ index, 1: open = '', 2: inner = '' }) => {
    const trimmed = inner.trim();
    const start = offset + index + open.length + (inner.length - inner.trimStart().length);
    return { start, end: start + trimmed.length, text: trimmed };
  });

const asPlace = ({ start, end }: Span): Place => ({ start, end, syntax: 'interval' });

/** Finds the only element of this name in the file, if it contains a literal version. */
const property = (text: string, name: string): Place | Refused => {
  const escaped = name.replaceAll('.', String.raw`\.`);
  const [span, ...more] = elements(text, escaped);
  return span === undefined || more.length > 0 || /[$<]/.test(span.text)
    ? 'version_elsewhere'
    : asPlace(span);
};

const versionPlace = (text: string, span: Span | undefined, variable: RegExp): Place | Refused => {
  if (!span) return 'version_elsewhere';
  const name = variable.exec(span.text)?.[1];
  return name === undefined ? asPlace(span) : property(text, name);
};

const mavenVariable = /^\$\{([\w.-]+)\}$/;

type PomPart = Span & { name: string; variable: string | undefined };

const one = (each: Span, field: string) => elements(each.text, field)[0]?.text;

const partsOf = (clean: string, tags: readonly string[]): PomPart[] =>
  tags.flatMap((tag) =>
    elements(clean, tag).map((each) => ({
      ...each,
      name: `${one(each, 'groupId') ?? 'org.apache.maven.plugins'}:${one(each, 'artifactId') ?? ''}`,
      variable: mavenVariable.exec(one(each, 'version') ?? '')?.[1],
    })),
  );

const requiring = ['dependency', 'path', 'annotationProcessorPath', 'parent'];

const withoutExclusions = (text: string): string =>
  blankOutDelimited(uncommented(text), /<exclusions>[\s\S]*?<\/exclusions>/g, '</exclusions>');

/** Other dependencies that use one of the variables as their version. */
const sharingOf = (clean: string, name: string, variables: ReadonlySet<string>): string[] =>
  partsOf(clean, [...requiring, 'plugin']).flatMap((each) =>
    each.name !== name && each.variable !== undefined && variables.has(each.variable)
      ? [each.name]
      : [],
  );

const variablesOf = (parts: readonly PomPart[]): ReadonlySet<string> =>
  new Set(parts.flatMap(({ variable }) => variable ?? []));

/** `group:artifact`, in dependencies, their management, annotation processors and the parent. */
export const pomXml: ManifestEditor = (text, { name, to }) => {
  if (!/<project[\s>]/.test(text)) return { refused: 'file_unreadable' };
  const clean = withoutExclusions(text);
  const asked = partsOf(clean, requiring).filter((each) => each.name === name);
  const places = asked.map((each) =>
    versionPlace(clean, elements(each.text, 'version', each.start)[0], mavenVariable),
  );
  // A dependency whose version is managed in the same file needs no version of its own.
  const known = places.filter((place) => place !== 'version_elsewhere');
  return withShared(
    raiseRequirements(text, known.length > 0 ? known : places, to),
    sharingOf(clean, name, variablesOf(asked)),
  );
};

/**
 * A parent pom.xml of the one that contains the component: it manages the version or has the
 * property.
 *
 * @param child the text of the child pom.xml
 */
export const parentPom: ManifestEditor = (text, upgrade, child = '') => {
  const managed = pomXml(text, upgrade);
  if (!('refused' in managed)) return managed;
  const below = withoutExclusions(child);
  const { name, to } = upgrade;
  const variables = variablesOf(partsOf(below, requiring).filter((each) => each.name === name));
  if (variables.size === 0) return managed;
  const clean = withoutExclusions(text);
  return withShared(
    raiseRequirements(
      text,
      [...variables].map((variable) => property(clean, variable)),
      to,
    ),
    [...sharingOf(clean, name, variables), ...sharingOf(below, name, variables)],
  );
};

const attribute = (tag: string, name: string, offset: number): Span | undefined => {
  const found = new RegExp(String.raw`(\s${name}\s*=\s*["'])([^"']*)["']`, 'i').exec(tag);
  if (!found) return undefined;
  const start = offset + found.index + (found[1] ?? '').length;
  return { start, end: start + (found[2] ?? '').length, text: found[2] ?? '' };
};

const msbuildVariable = /^\$\((\w+)\)$/;
const packageTag =
  /<(PackageReference|PackageVersion|GlobalPackageReference|package)\s[^>]*?(\/?)>/gi;

type DotnetPackage = { id: string; version: Span | undefined };

const dotnetPackages = (clean: string): DotnetPackage[] =>
  [...sliceToLast(clean, '>').matchAll(packageTag)].flatMap((found): DotnetPackage[] => {
    const [tag, kind = '', selfClosed] = found;
    const id = ['Include', 'Update', 'id']
      .map((key) => attribute(tag, key, 0)?.text)
      .find((value) => value !== undefined);
    if (id === undefined) return [];
    const end = found.index + tag.length;
    const inner =
      selfClosed === '/'
        ? undefined
        : elements(clean.slice(end, clean.indexOf(`</${kind}>`, end)), 'Version', end)[0];
    const version =
      attribute(tag, 'VersionOverride', found.index) ??
      attribute(tag, 'Version', found.index) ??
      inner;
    return [{ id, version }];
  });

const msbuildProperty = ({ version }: DotnetPackage): string | undefined =>
  msbuildVariable.exec(version?.text ?? '')?.[1];

/** NuGet package names are case-insensitive. */
export const dotnetProject: ManifestEditor = (text, { name, to }) => {
  const clean = uncommented(text);
  const all = dotnetPackages(clean);
  const isAsked = ({ id }: DotnetPackage) => id.toLowerCase() === name.toLowerCase();
  const asked = all.filter(isAsked);
  const properties = new Set(asked.map(msbuildProperty));
  const sharing = all.filter((each) => {
    const property = msbuildProperty(each);
    return !isAsked(each) && property !== undefined && properties.has(property);
  });
  return withShared(
    raiseRequirements(
      text,
      asked.map(({ version }) => versionPlace(clean, version, msbuildVariable)),
      to,
    ),
    sharing.map(({ id }) => id),
  );
};
