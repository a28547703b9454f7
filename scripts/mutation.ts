// npm run test:mutation: mutates the code of each area, one small change at a time, runs the area's
// tests, and counts the mutants that a test detects. Writes docs/mutation.md.
//
//   tsx scripts/mutation.ts [--only=rules,search]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import { areas } from './mutation/areas.ts';
import { countMutants, type MutantCounts, readTable, writeTable } from './mutation/table.ts';

const page = 'docs/mutation.md';
const results = 'test-results/mutation';

/** The minimum share of detected mutants over all areas, in percent. */
const bar = 85;

const only = process.argv.find((text) => text.startsWith('--only='))?.slice('--only='.length);
const chosen = only?.split(',') ?? Object.keys(areas);
const unknown = chosen.filter((name) => !(name in areas));
if (unknown.length > 0)
  throw new Error(`No such area: ${unknown.join(', ')}. Areas: ${Object.keys(areas).join(', ')}.`);

const runArea = async (name: string): Promise<MutantCounts> => {
  // vitest.mutation.config.ts reads which tests to run.
  process.env['PARAPET_MUTATION_AREA'] = name;
  const stryker = new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: [...(areas[name]?.mutate ?? []), '!**/*.test.ts'],
    coverageAnalysis: 'perTest',
    // Constants of a module are evaluated once, before their mutants could be activated.
    ignoreStatic: true,
    concurrency: 1,
    // A busy machine must not look like an endless mutant.
    timeoutMS: 30_000,
    incremental: true,
    incrementalFile: `${results}/${name}.json`,
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false },
    tempDirName: 'test-results/stryker',
    disableTypeChecks: false,
    ignorePatterns: [
      '.parapet',
      'demo',
      'dist',
      'docs',
      'openapi',
      'public',
      'storybook-static',
      'test-results',
      'tests/reports/*',
      '!tests/reports/reading.ts',
    ],
  });
  return countMutants(await stryker.runMutationTest());
};

mkdirSync(results, { recursive: true });
const table = existsSync(page) ? readTable(readFileSync(page, 'utf8')) : new Map();
for (const name of chosen) {
  table.set(name, await runArea(name));
  const { text, score } = writeTable(table);
  writeFileSync(page, text);
  console.log(`${name} tried: ${page} now says ${score.toFixed(1)} %.`);
}
const { score, errors } = writeTable(table);
// A mutant that ends in an error is neither detected nor missed, so the score would ignore it.
if (errors > 0) console.log(`${errors} mutants ended in an error; see above.`);
process.exitCode = score >= bar && errors === 0 ? 0 : 1;
