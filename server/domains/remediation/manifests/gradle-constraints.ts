// Adds a dependency constraint to a build.gradle or build.gradle.kts: Gradle takes at least its
// version wherever a dependency brings the component (Gradle manual, "Dependency constraints").
import { blankOut, blankOutDelimited } from './edit.ts';

/** Comments and texts blanked out, so that each brace left is one of the program. */
const withoutTexts = (build: string): string =>
  blankOut(
    blankOut(blankOutDelimited(build, /\/\*[\s\S]*?\*\//g, '*/'), /(?<=^|\s)\/\/.*$/gm),
    /"[^"\n]*"|'[^'\n]*'/g,
  );

type Block = { start: number; end: number };

/** What is between the braces of a block that stands directly within `within`. */
const findBlock = (program: string, name: string, within: Block): Block | undefined => {
  let depth = 0;
  let start: number | undefined;
  for (let at = within.start; at < within.end; at += 1) {
    const brace = program[at];
    if (brace === '{') {
      const line = program.slice(program.lastIndexOf('\n', at) + 1, at).trim();
      if (depth === 0 && line === name) start = at + 1;
      depth += 1;
    } else if (brace === '}') {
      depth -= 1;
      if (depth === 0 && start !== undefined) return { start, end: at };
    }
  }
  return undefined;
};

/** The start of the line of a closing brace; undefined where it shares its line. */
const lineOfBrace = (build: string, at: number): number | undefined => {
  const lineStart = build.lastIndexOf('\n', at - 1) + 1;
  return build.slice(lineStart, at).trim() === '' ? lineStart : undefined;
};

/**
 * The build file with the constraint. Undefined where the project's own dependencies have no
 * `implementation`: the file then does not say which configuration the constraint belongs to.
 *
 * @param name `group:artifact`
 */
export const addConstraint = (build: string, name: string, version: string): string | undefined => {
  const program = withoutTexts(build);
  const own = findBlock(program, 'dependencies', { start: 0, end: program.length });
  const direct = own && /^([ \t]+)implementation\b/m.exec(program.slice(own.start, own.end));
  if (!own || !direct) return undefined;
  const constraints = findBlock(program, 'constraints', own);
  const at = lineOfBrace(build, (constraints ?? own).end);
  if (at === undefined) return undefined;
  const [, unit = ''] = direct;
  const isGroovy = /^[ \t]+implementation '/m.test(build.slice(own.start, own.end));
  const coordinates = `${name}:${version}`;
  const line =
    unit.repeat(2) +
    (isGroovy ? `implementation '${coordinates}'` : `implementation("${coordinates}")`);
  const lines = constraints ? [line] : [`${unit}constraints {`, line, `${unit}}`];
  const eol = build.includes('\r\n') ? '\r\n' : '\n';
  return build.slice(0, at) + lines.map((each) => each + eol).join('') + build.slice(at);
};
