// Adds a dependency constraint to a build.gradle or build.gradle.kts. Gradle then resolves the
// component to at least that version wherever it is a dependency (Gradle manual, "Dependency
// constraints").
import { blankOut, blankOutDelimited } from './edit.ts';

/** Blanks out comments and strings, so that each remaining brace belongs to the program. */
const withoutTexts = (build: string): string =>
  blankOut(
    blankOut(blankOutDelimited(build, /\/\*[\s\S]*?\*\//g, '*/'), /(?<=^|\s)\/\/.*$/gm),
    /"[^"\n]*"|'[^'\n]*'/g,
  );

type Block = { start: number; end: number };

/** Finds the body of a block that is a direct child of `within`. */
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

/** Returns the start of the closing brace's line, or undefined if other code shares that line. */
const lineOfBrace = (build: string, at: number): number | undefined => {
  const lineStart = build.lastIndexOf('\n', at - 1) + 1;
  return build.slice(lineStart, at).trim() === '' ? lineStart : undefined;
};

/**
 * Returns the build file with the constraint. Undefined if the project's own dependencies have no
 * `implementation`, because the constraint's configuration is then unknown.
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
