import path from 'node:path';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import leftToFull from './tests/left-to-full.json' with { type: 'json' };
import { escapeRegExp } from './server/platform/runtime/regexp.ts';
import { full, inFull } from './tests/support/server/full.ts';
import { chromiumFlags, ensureChromium } from './scripts/chromium.ts';

/** What `npm test` leaves to `npm run test:full`. Manual runs include it. */
const leftOut = [
  new RegExp(inFull),
  ...(process.env['PARAPET_TEST_SAMPLE'] === '1' ? Object.entries(leftToFull) : []).flatMap(
    ([file, titles]) =>
      file.startsWith('tests/e2e/')
        ? titles.map(
            (title) => new RegExp(`${escapeRegExp(path.basename(file))} .*${escapeRegExp(title)}`),
          )
        : [],
  ),
];

// Every worker starts its own built server on PGlite, in a copy of a data folder that is created
// once (tests/support/e2e/).
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/support/e2e/seed.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  workers: 2,
  // The full gate runs several steps in parallel, which may starve a browser. It reports tests that
  // needed a second attempt.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  ...(!full && { grepInvert: leftOut }),
  timeout: 240_000,
  // Generous, because a busy machine responds late.
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // The gate retries failed tests and records the retry: recording all of them takes a quarter of
    // the CPU time.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: ensureChromium(), args: chromiumFlags },
  },
  projects: [
    { name: 'stories', testIgnore: '**/matrix/**' },
    // One file with hundreds of independent visits.
    { name: 'matrix', testMatch: '**/matrix/**/*.e2e.ts', fullyParallel: true },
  ],
});
