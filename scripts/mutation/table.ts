import type { Stryker } from '@stryker-mutator/core';
import { areas } from './areas.ts';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

export type MutantCounts = {
  /** A test failed or timed out. */
  noticed: number;
  /** Every test passed. */
  survived: number;
  /** No test runs the changed code. */
  uncovered: number;
  /** The mutant could not be run. */
  errors: number;
};

const none: MutantCounts = { noticed: 0, survived: 0, uncovered: 0, errors: 0 };

const columns = {
  Killed: 'noticed',
  Timeout: 'noticed',
  Survived: 'survived',
  NoCoverage: 'uncovered',
  CompileError: 'errors',
  RuntimeError: 'errors',
  Pending: 'errors',
} as const;

/** Ignored mutants are those of constants, which are evaluated before a mutant can be activated. */
export const countMutants = (mutants: readonly Pick<Mutant, 'status'>[]): MutantCounts => {
  const counts = { ...none };
  for (const { status } of mutants) if (status !== 'Ignored') counts[columns[status]] += 1;
  return counts;
};

/** Detected mutants, in percent. */
const scoreOf = ({ noticed, survived, uncovered }: MutantCounts): number =>
  (100 * noticed) / Math.max(1, noticed + survived + uncovered);

const add = (a: MutantCounts, b: MutantCounts): MutantCounts => ({
  noticed: a.noticed + b.noticed,
  survived: a.survived + b.survived,
  uncovered: a.uncovered + b.uncovered,
  errors: a.errors + b.errors,
});

const row = (first: string, title: string, counts: MutantCounts) =>
  `| ${first} | ${title} | ${[counts.noticed, counts.survived, counts.uncovered, counts.errors].join(' | ')} | ${scoreOf(counts).toFixed(1)} % |`;

/** The counts per area on a page, so that a run of one area keeps the others. */
export const readTable = (page: string): Map<string, MutantCounts> =>
  new Map(
    [...page.matchAll(/^\| `([\w-]+)` \|[^|]*\| (\d+) \| (\d+) \| (\d+) \| (\d+) \|/gm)].flatMap(
      ([, name = '', ...numbers]) => {
        const [noticed = 0, survived = 0, uncovered = 0, errors = 0] = numbers.map(Number);
        return name in areas ? [[name, { noticed, survived, uncovered, errors }] as const] : [];
      },
    ),
  );

export const writeTable = (
  table: ReadonlyMap<string, MutantCounts>,
): { text: string; score: number; errors: number } => {
  const rows = Object.entries(areas).flatMap(([name, { title }]) => {
    const counts = table.get(name);
    return counts ? [row(`\`${name}\``, title, counts)] : [];
  });
  const sum = [...table.values()].reduce(add, none);
  const text = `# Mutation testing

How many small changes of the code the tests notice. \`npm run test:mutation\` writes this page;
\`npm run test:mutation -- --only=rules\` runs one area and keeps the rest of the table.

| Area | | Noticed | Survived | Not covered | Errors | Score |
|---|---|---|---|---|---|---|
${rows.join('\n')}
${row('**all**', '', sum)}

**Method.** [Stryker](https://stryker-mutator.io) changes an operator, a condition, a text or a call, and runs the tests of the
area that reach it. A change counts as noticed when a test fails or exceeds its time limit. The score is the share of noticed changes
among all tried ones. \`scripts/mutation/areas.ts\` names the files and the tests of each area. Results are kept in
\`test-results/mutation/\`, so that the next run tries only what changed.

**Limits.** Constants of a module are not changed, because they are read before a change could be switched on. Property-based
tests end after 200 ms. Code that needs a database is excluded (reconciling an import, the SQL of visible rows, matching
renamed files): its decisions are in SQL, which the tool changes as a whole text or not at all, and the tests of one change
take about a minute; \`npm test\` runs them. Some changes make no difference that a caller could
see, so 100 % is not the goal.
`;
  return { text, score: scoreOf(sum), errors: sum.errors };
};
