// pom.xml, .csproj, Directory.Packages.props and packages.config. XML is read by its tags where
// they stand, with comments blanked out.
import {
  blankOutDelimited,
  type ManifestEditor,
  type Place,
  raiseRequirements,
  sliceToLast,
} from './edit.ts';
import type { Refused } from './requirement.ts';

type Span = { start: number; end: number; text: string };

const uncommented = (text: string): string => blankOutDelimited(text, /<!--[\s\S]*?-->/g, '-->');

/** What stands between the tags of an element, trimmed. */
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

/** The one element of this name in the file, if it says a version itself. */
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

/** `group:artifact`, in dependencies, their management, plugins and the parent. */
export const pomXml: ManifestEditor = (text, { name, to }) => {
  const [group = '', artifact = ''] = name.split(':');
  if (!/<project[\s>]/.test(text)) return { refused: 'file_unreadable' };
  const clean = blankOutDelimited(
    uncommented(text),
    /<exclusions>[\s\S]*?<\/exclusions>/g,
    '</exclusions>',
  );
  const asked = ['dependency', 'parent']
    .flatMap((tag) => elements(clean, tag))
    .filter((each) => {
      const one = (field: string) => elements(each.text, field)[0]?.text;
      return one('groupId') === group && one('artifactId') === artifact;
    });
  const places = asked.map((each) =>
    versionPlace(clean, elements(each.text, 'version', each.start)[0], mavenVariable),
  );
  // A dependency whose version is managed in the same file needs no version of its own.
  const known = places.filter((place) => place !== 'version_elsewhere');
  return raiseRequirements(text, known.length > 0 ? known : places, to);
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

/** NuGet names packages without regard to case. */
export const dotnetProject: ManifestEditor = (text, { name, to }) => {
  const clean = uncommented(text);
  const places = [...sliceToLast(clean, '>').matchAll(packageTag)].flatMap(
    (found): (Place | Refused)[] => {
      const [tag, kind = '', selfClosed] = found;
      const id = ['Include', 'Update', 'id']
        .map((key) => attribute(tag, key, 0)?.text)
        .find((value) => value !== undefined);
      if (id?.toLowerCase() !== name.toLowerCase()) return [];
      const end = found.index + tag.length;
      const inner =
        selfClosed === '/'
          ? undefined
          : elements(clean.slice(end, clean.indexOf(`</${kind}>`, end)), 'Version', end)[0];
      const own =
        attribute(tag, 'VersionOverride', found.index) ??
        attribute(tag, 'Version', found.index) ??
        inner;
      return [versionPlace(clean, own, msbuildVariable)];
    },
  );
  return raiseRequirements(text, places, to);
};
