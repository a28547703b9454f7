// Small code bases with problems, for property tests of imports: tests derive a scanner's report
// from them, and edit them as developers would.
import fc from 'fast-check';
import type { Line } from './sarif.ts';

/** The problems of each file by line, at most one per line. */
export type CodeBase = Readonly<Record<string, readonly Line[]>>;

const rules = [
  { rule: 'sql-injection', cwe: 89, level: 'error' },
  { rule: 'weak-hash', cwe: 328, level: 'warning' },
  { rule: 'open-redirect', cwe: 601, level: 'note' },
] as const;

/**
 * Few, so that the same code occurs in several locations; one is too short to identify a finding.
 */
const snippets = [
  "db.query('select ' + request.query.memo)",
  "response.redirect(request.query['next'])",
  '  md5(request.body.password).digest()',
  'eval(x)',
] as const;

const files = ['src/search.ts', 'src/login.ts', 'lib/legacy/report.py'] as const;

const problem = fc.record({
  rule: fc.constantFrom(...rules),
  code: fc.constantFrom(...snippets),
  gap: fc.integer({ min: 1, max: 6 }),
});

const fileOf = (
  file: string,
  problems: readonly { rule: (typeof rules)[number]; code: string; gap: number }[],
): Line[] => {
  let line = 0;
  return problems.map(({ rule, code, gap }) => {
    line += gap;
    return { ...rule, code, file, line, message: `Problem of ${rule.rule}.` };
  });
};

export const codeBase = (most = 5): fc.Arbitrary<CodeBase> =>
  fc
    .tuple(
      ...files.map((file) =>
        fc
          .array(problem, { maxLength: most })
          .map((problems) => [file, fileOf(file, problems)] as const),
      ),
    )
    .map((entries) => Object.fromEntries(entries));

/** A code base with at least one problem. */
export const troubledCodeBase = (most = 5): fc.Arbitrary<CodeBase> =>
  codeBase(most).filter((code) => linesOf(code).length > 0);

export const linesOf = (code: CodeBase): Line[] => Object.values(code).flat();

/** Inserts lines above line `at` of one file. */
export const insertLines = (
  code: CodeBase,
  { file, at, count }: { file: string; at: number; count: number },
): CodeBase => ({
  ...code,
  [file]: (code[file] ?? []).map((each) =>
    each.line >= at ? { ...each, line: each.line + count } : each,
  ),
});

export const insertion = fc.record({
  file: fc.constantFrom<string>(...files),
  at: fc.integer({ min: 1, max: 20 }),
  count: fc.integer({ min: 1, max: 12 }),
});

/** Moves every file into another folder. */
export const moveInto = (code: CodeBase, folder: string): CodeBase =>
  Object.fromEntries(
    Object.entries(code).map(([file, problems]) => [
      `${folder}/${file}`,
      problems.map((each) => ({ ...each, file: `${folder}/${file}` })),
    ]),
  );

/**
 * The problems in the files that `keep` selects by index, as a scanner of changed files would
 * report them.
 */
export const part = (code: CodeBase, keep: readonly boolean[]): Line[] =>
  Object.values(code).flatMap((problems, index) =>
    keep[index % keep.length] === true ? problems : [],
  );
