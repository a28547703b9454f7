// Manages the version of a transitive dependency of a Maven project in the `dependencyManagement`
// of its pom.xml (Maven POM reference, "Dependency Management").
import { blankOutDelimited } from './edit.ts';

/** Replaces the text from `start` to `end`. */
type Change = { start: number; end: number; by: string };

/** The file's formatting: its line ending and one level of indentation. */
type Layout = { eol: string; unit: string };

const layoutOf = (pom: string): Layout => ({
  eol: pom.includes('\r\n') ? '\r\n' : '\n',
  unit: /\n([ \t]+)</.exec(pom)?.[1] ?? '  ',
});

const dependencyLines = (name: string, version: string, { unit }: Layout): string[] => {
  const [group = '', artifact = ''] = name.split(':');
  return [
    '<dependency>',
    `${unit}<groupId>${group}</groupId>`,
    `${unit}<artifactId>${artifact}</artifactId>`,
    `${unit}<version>${version}</version>`,
    '</dependency>',
  ].map((line) => unit.repeat(3) + line);
};

/** Maven uses the dependency management of a profile only if the build activates that profile. */
const withoutProfiles = (pom: string): string =>
  blankOutDelimited(
    blankOutDelimited(pom, /<!--[\s\S]*?-->/g, '-->'),
    /<profiles>[\s\S]*?<\/profiles>/g,
    '</profiles>',
  );

const lineStartOf = (pom: string, at: number): number => pom.lastIndexOf('\n', at - 1) + 1;

/** Inserts lines before a closing tag, which then has its own line. */
const beforeClosing = (pom: string, at: number, depth: number, lines: string[], is: Layout) => {
  const lineStart = lineStartOf(pom, at);
  const own = pom.slice(lineStart, at).trim() === '';
  const by = lines.join(is.eol) + is.eol;
  return own
    ? { start: lineStart, end: lineStart, by }
    : { start: at, end: at, by: is.eol + by + is.unit.repeat(depth) };
};

const wrapped = (tag: string, depth: number, lines: string[], { eol, unit }: Layout): string =>
  [`<${tag}>`, ...lines, `${unit.repeat(depth)}</${tag}>`].join(eol);

const management = /<dependencyManagement\s*(?:\/>|>([\s\S]*?)<\/dependencyManagement\s*>)/;
const dependencies = /<dependencies\s*\/>/;

/** Returns where to insert the dependency, or undefined if the project element is never closed. */
const changeFor = (pom: string, dependency: string[], is: Layout): Change | undefined => {
  const clean = withoutProfiles(pom);
  const list = is.unit.repeat(2) + wrapped('dependencies', 2, dependency, is);
  const found = management.exec(clean);
  if (!found) {
    const end = clean.lastIndexOf('</project>');
    if (end === -1) return undefined;
    const lineStart = lineStartOf(pom, end);
    const at = pom.slice(lineStart, end).trim() === '' ? lineStart : end;
    const by = is.unit + wrapped('dependencyManagement', 1, [list], is) + is.eol;
    return { start: at, end: at, by };
  }
  const [whole, inner] = found;
  const end = found.index + whole.length;
  if (inner === undefined)
    return { start: found.index, end, by: wrapped('dependencyManagement', 1, [list], is) };
  const closing = whole.lastIndexOf('</dependencies>');
  if (closing !== -1) return beforeClosing(pom, found.index + closing, 2, dependency, is);
  const empty = dependencies.exec(whole);
  if (empty) {
    const start = found.index + empty.index;
    return {
      start,
      end: start + empty[0].length,
      by: wrapped('dependencies', 2, dependency, is),
    };
  }
  return beforeClosing(pom, found.index + whole.lastIndexOf('</'), 1, [list], is);
};

/**
 * Returns the pom.xml with a managed version for the transitive dependency. Undefined if the text
 * is not a pom.
 *
 * @param name `group:artifact`
 */
export const manageVersion = (pom: string, name: string, version: string): string | undefined => {
  const layout = layoutOf(pom);
  const change = changeFor(pom, dependencyLines(name, version, layout), layout);
  return change && pom.slice(0, change.start) + change.by + pom.slice(change.end);
};
