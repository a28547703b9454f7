// Small bodies of code with problems in them, for properties of imports: tests derive a scanner's
// report from them, and edit them as developers edit code.
import fc from 'fast-check';
import type { Line } from './sarif.ts';

/** Problems of a file, by line, each line once. */
export type CodeBase = Readonly<Record<string, readonly Line[]>>;

const rules = [
  { rule: 'sql-injection', cwe: 89, level: 'error' },
  { rule: 'weak-hash', cwe: 328, level: 'warning' },
  { rule: 'open-redirect', cwe: 601, level: 'note' },
] as const;

/**
 * Few, so that the same line of code occurs in several places; one is too short to identify a
 * finding by itself.
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

/** At least one problem to speak of. */
export const troubledCodeBase = (most = 5): fc.Arbitrary<CodeBase> =>
  codeBase(most).filter((code) => linesOf(code).length > 0);

export const linesOf = (code: CodeBase): Line[] => Object.values(code).flat();

/** Lines go in above line `at` of one file. */
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

/** Every file moves into another folder. */
export const moveInto = (code: CodeBase, folder: string): CodeBase =>
  Object.fromEntries(
    Object.entries(code).map(([file, problems]) => [
      `${folder}/${file}`,
      problems.map((each) => ({ ...each, file: `${folder}/${file}` })),
    ]),
  );

/**
 * Only the files that `keep` chooses by their position: what a scanner of changed files would say.
 */
export const part = (code: CodeBase, keep: readonly boolean[]): Line[] =>
  Object.values(code).flatMap((problems, index) =>
    keep[index % keep.length] === true ? problems : [],
  );
