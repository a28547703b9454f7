// Chooses which tests and stories only `npm run test:full` runs, from the reports of a full run. In
// each file, the first tests of every group stay in `npm test`, as many as fit into the file's
// share of the time.
//
//   npm run test:full && tsx scripts/test/choose-sample.ts
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
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
  tests: Test[];
}

/** A file's share of the total time of its step. Fractions, because machines differ in speed. */
const shares = { unit: 1 / 900, stories: 1 / 500, e2e: 1 / 60 };

/** The core of the product has a larger share. */
const core = /^server\/domains\/(imports|findings)\/|^tests\/(contract|fixes)\//;
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

const read = (step: keyof typeof shares): unknown =>
  JSON.parse(readFileSync(reportFile(step), 'utf8'));

const choose = (step: keyof typeof shares, files: readonly TestFile[]): [string, string[]][] => {
  const total = files
    .flatMap(({ tests }) => tests)
    .reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const limit = total * shares[step];
  return files
    .filter(({ name }) => !whole.test(name))
    .map(({ name, tests }): [string, string[]] => {
      const isWalk = ({ title }: Test) => walks.test(`${name} ${title}`);
      const others = tests.filter((test) => !isWalk(test));
      const left = leftOf(others, core.test(name) ? limit * coreFactor : limit);
      return [name, [...tests.filter(isWalk).map(({ title }) => title), ...left]];
    })
    .filter(([, left]) => left.length > 0);
};

// The reports have the runners' format.
const chosen = [
  ...choose('unit', vitestFiles(read('unit') as VitestReport)),
  ...choose('stories', vitestFiles(read('stories') as VitestReport)),
  ...choose('e2e', playwrightFiles(read('e2e') as { suites: PlaywrightSuite[] })),
].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(
  'tests/left-to-full.json',
  `${JSON.stringify(Object.fromEntries(chosen), null, 2)}\n`,
);
console.log(
  `${chosen.flatMap(([, titles]) => titles).length} tests of ${chosen.length} files are left to npm run test:full.`,
);
