// Chooses which tests and stories only `npm run test:full` runs, from the reports of the last run.
// In each file, the first tests of every group stay in `npm test`, as many as fit into the file's
// share of the time. After a run of `npm test`, which shortens the sample further, the tests that
// it skipped stay with the full run.
//
//   npm run test:full && tsx scripts/test/choose-sample.ts
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import leftToFull from '../../tests/left-to-full.json' with { type: 'json' };
import { reportFile } from './steps.ts';

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: {
      title: string;
      ancestorTitles: string[];
      status: string;
      duration?: number;
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface Test {
  title: string;
  group: string;
  milliseconds: number;
}

interface TestFile {
  /** Relative to the root of the repository. */
  name: string;
  /** Those that ran and passed. */
  tests: Test[];
}

/**
 * Seconds that the tests of a step may take together, as measured in the last run. With them
 * `npm test` takes ten minutes on two cores. A slower machine leaves more tests to the full run.
 */
const budgets = { unit: 565, stories: 110, e2e: 300 };

/** The core of the product has a larger share of the time. */
const core = /^server\/domains\/(imports|findings|policies)\/|^tests\/(contract|fixes)\//;
const coreFactor = 2;

/**
 * Files that always run entirely, because no other test covers them. A component test may also load
 * parts of a page that the next test waits for.
 */
const whole =
  /\.test\.tsx$|\.dom\.test\.ts$|tests\/hostile\/|fixtures\.test\.ts|tenan|server\/platform\/http\//;

/** Long scenarios whose parts other tests cover: none of them stays in the sample. */
const walks = /survives a restart|passkeys\.e2e|sessions\.e2e/;

/** Tests with the same title, for example for several engines, stay or go together. */
const addTest = (tests: Test[], { title, group, milliseconds }: Test): void => {
  const known = tests.find((test) => test.title === title);
  if (known) known.milliseconds += milliseconds;
  else tests.push({ title, group, milliseconds });
};

const vitestFiles = ({ testResults }: VitestReport): TestFile[] =>
  testResults.map(({ name, assertionResults }) => {
    const tests: Test[] = [];
    for (const { title, ancestorTitles, status, duration = 0 } of assertionResults)
      if (status === 'passed')
        addTest(tests, { title, group: ancestorTitles.join(' > '), milliseconds: duration });
    return { name: path.relative(process.cwd(), name), tests };
  });

const playwrightTests = (suite: PlaywrightSuite, group: string): Test[] => [
  ...suite.specs.map(({ title, tests }) => ({
    title,
    group,
    milliseconds: tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...(suite.suites ?? []).flatMap((inner) => playwrightTests(inner, `${group} > ${inner.title}`)),
];

const playwrightFiles = ({ suites }: { suites: PlaywrightSuite[] }): TestFile[] =>
  suites.map((suite) => {
    const tests: Test[] = [];
    for (const test of playwrightTests(suite, '')) addTest(tests, test);
    return { name: path.posix.join('tests/e2e', suite.file), tests };
  });

/**
 * Titles that do not fit. A group keeps its first tests, because later ones may depend on them. At
 * least one test of the file always stays.
 */
const leftOf = (tests: readonly Test[], limit: number): string[] => {
  const groups = new Map<string, Test[]>();
  for (const test of tests) groups.set(test.group, [...(groups.get(test.group) ?? []), test]);
  const kept = new Set<string>();
  let spent = 0;
  for (let round = 0; groups.size > 0; round += 1)
    for (const [name, group] of groups) {
      const test = group[round];
      const fits = test && (kept.size === 0 || spent + test.milliseconds <= limit);
      if (fits) {
        kept.add(test.title);
        spent += test.milliseconds;
      } else groups.delete(name);
    }
  return tests.flatMap(({ title }) => (kept.has(title) ? [] : [title]));
};

const read = (step: keyof typeof budgets): unknown =>
  JSON.parse(readFileSync(reportFile(step), 'utf8'));

const earlier = new Map<string, readonly string[]>(Object.entries(leftToFull));

/** What the file leaves to the full run if its tests may take so many milliseconds. */
const leftOfFile = ({ name, tests }: TestFile, limit: number): string[] => {
  if (whole.test(name)) return [];
  const isWalk = ({ title }: Test) => walks.test(`${name} ${title}`);
  const left = leftOf(
    tests.filter((test) => !isWalk(test)),
    core.test(name) ? limit * coreFactor : limit,
  );
  const ran = new Set(tests.map(({ title }) => title));
  const didNotRun = earlier.get(name)?.filter((title) => !ran.has(title)) ?? [];
  return [...tests.filter(isWalk).map(({ title }) => title), ...left, ...didNotRun];
};

/** Milliseconds that the tests take that stay. */
const spent = (files: readonly TestFile[], limit: number): number => {
  let sum = 0;
  for (const file of files) {
    const left = new Set(leftOfFile(file, limit));
    for (const { title, milliseconds } of file.tests) if (!left.has(title)) sum += milliseconds;
  }
  return sum;
};

/** The largest limit for a file with which the step stays within its budget. */
const limitOf = (files: readonly TestFile[], budget: number): number => {
  let [within, beyond] = [0, budget];
  while (beyond - within > 1) {
    const middle = (within + beyond) / 2;
    if (spent(files, middle) <= budget) within = middle;
    else beyond = middle;
  }
  return within;
};

const choose = (step: keyof typeof budgets, files: readonly TestFile[]): [string, string[]][] => {
  const budget = budgets[step] * 1000;
  const limit = limitOf(files, budget);
  console.log(
    `${step}: ${Math.round(spent(files, limit) / 1000)} s stay, at most ${Math.round(limit)} ms of a file.`,
  );
  return files.map((file) => [file.name, leftOfFile(file, limit)]);
};

// The reports have the runners' format. A file of which nothing ran is not in them.
const chosen = new Map([
  ...earlier,
  ...choose('unit', vitestFiles(read('unit') as VitestReport)),
  ...choose('stories', vitestFiles(read('stories') as VitestReport)),
  ...choose('e2e', playwrightFiles(read('e2e') as { suites: PlaywrightSuite[] })),
]);
const sorted = [...chosen]
  .filter(([, titles]) => titles.length > 0)
  .toSorted(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(
  'tests/left-to-full.json',
  `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
);
console.log(
  `${sorted.flatMap(([, titles]) => titles).length} tests of ${sorted.length} files are left to npm run test:full.`,
);
