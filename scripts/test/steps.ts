// The steps of `npm test`. A step without a report is a single check that passes or fails.
import type { ReportKind } from './counts.ts';

/**
 * Three lanes for two cores: the tests of the server wait for databases and processes, those of the
 * browser for pages, and the checks fill the capacity that both leave.
 */
export const lanes = ['checks', 'server', 'browser'] as const;
export type Lane = (typeof lanes)[number];

export type Step = {
  name: string;
  command: readonly string[];
  /** The steps of a lane run one after another, in parallel with the other lanes. */
  lane: Lane;
  /** Steps that must have passed before this one starts. */
  after?: readonly string[];
  report?: ReportKind;
  /** Seconds after which the step is killed and fails. */
  limit: number;
  env?: Record<string, string>;
  /**
   * The step may detect that it cannot run on this machine; it then exits with the code `skipped`.
   */
  canSkip?: true;
  /** Only in `npm run test:full`. */
  full?: true;
};

const node = (file: string, ...args: string[]) => ['node', `node_modules/${file}`, ...args];
const vitest = (...args: string[]) =>
  node('vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', ...args);

export const reportFile = (step: string) => `test-results/reports/${step}.json`;

const unit = (name: string, ...args: string[]) =>
  vitest(`--outputFile.json=${reportFile(name)}`, ...args);

/** In the starting order of each lane. */
export const steps: readonly Step[] = [
  { name: 'build', lane: 'checks', limit: 480, command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'unit',
    lane: 'server',
    limit: 2400,
    report: 'vitest',
    command: unit('unit', '--exclude=tests/architecture/**'),
  },
  { name: 'format', lane: 'checks', limit: 60, command: node('oxfmt/bin/oxfmt', '--check', '.') },
  {
    name: 'stories',
    lane: 'browser',
    limit: 2400,
    report: 'vitest',
    command: unit('stories', '--config=vitest.stories.config.ts'),
  },
  {
    name: 'lint',
    lane: 'checks',
    limit: 1500,
    command: node('eslint/bin/eslint.js', '--max-warnings=0', '.'),
  },
  {
    name: 'e2e',
    lane: 'browser',
    limit: 2400,
    after: ['build'],
    report: 'playwright',
    command: node('@playwright/test/cli.js', 'test', '--project=stories'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('e2e') },
  },
  // Types, and the rules that need them, so that they are computed once for both. Excludes
  // generated files, except for those that others import.
  {
    name: 'types',
    lane: 'checks',
    limit: 900,
    command: node('oxlint/bin/oxlint', '--deny-warnings', '--threads=2', '--type-check'),
  },
  {
    name: 'all-types',
    lane: 'checks',
    full: true,
    limit: 300,
    command: node('@typescript/native/bin/tsc', '-p', 'tsconfig.json', '--noEmit'),
  },
  { name: 'contract', lane: 'checks', limit: 600, command: ['npm', 'run', '--silent', 'contract'] },
  { name: 'layers', lane: 'checks', limit: 180, command: ['npm', 'run', '--silent', 'layers'] },
  {
    name: 'architecture',
    lane: 'checks',
    limit: 300,
    after: ['build'],
    report: 'vitest',
    command: unit('architecture', '--project=server', 'tests/architecture'),
  },
  {
    name: 'lts',
    lane: 'checks',
    limit: 300,
    report: 'vitest',
    canSkip: true,
    command: node('tsx/dist/cli.mjs', 'scripts/test/lts.ts', reportFile('lts')),
  },
];

/** Steps without a browser, for a quick check before a commit. */
export const quick = ['format', 'types', 'lint', 'layers', 'contract', 'unit'];
