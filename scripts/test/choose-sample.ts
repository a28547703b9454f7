// Chooses which tests and stories `npm test` leaves to `npm run test:full`, from the reports of a
// run that took them all: of each file it keeps the first tests of every group, as many as fit into
// the file's share of time.
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
  /** From the root of the repository. */
  name: string;
  tests: Test[];
}

/**
 * A file's share, as a part of the time of all tests of its step: the machines differ in speed, the
 * parts do not.
 */
const shares = { unit: 1 / 900, stories: 1 / 500, e2e: 1 / 60 };

/** What Parapet exists for has a larger share. */
const core = /^server\/domains\/(imports|findings)\/|^tests\/(contract|fixes)\//;
const coreFactor = 2;

/**
 * Run whole: what they hold is not tried elsewhere. A test of a component may load parts of a page
 * that the next one waits for.
 */
const whole =
  /\.test\.tsx$|\.dom\.test\.ts$|tests\/hostile\/|fixtures\.test\.ts|tenan|server\/platform\/http\//;

/** Long walks through what other tests try in parts: none of them stays. */
const walks = /survives a restart|passkeys\.e2e|sessions\.e2e/;

/** Tests of one title, as of several engines, stay or go together. */
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
 * Titles that do not fit: a group keeps its first tests, as later ones may build on them. One test
 * of the file always stays.
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

// The reports have the shape that the runners give them.
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
