import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { linguiMacro } from './scripts/vite/lingui-macro.ts';

const alias = { '@': path.join(import.meta.dirname, 'src') };
// As in vite.config.ts, but without the route generator: a test run must not write into the source
// tree.
const jsx = () => [linguiMacro(/\/(src|tests)\/.*\.[jt]sx?$/), react({ compiler: true })];

// Ends hanging tests. Generous, because the gate runs three steps in parallel, on machines that may
// have other work.
const testTimeout = 180_000;
const pollTimeout = 60_000;

/** Skips what `npm test` leaves to `npm run test:full`. */
const leftToFull = 'tests/support/left-to-full.ts';

const common = {
  // Test files of one worker share their modules: loading them again for each took longer than the
  // tests. A test restores what it changes.
  isolate: false,
  // A worker reads thousands of modules and reports. With the default of 16 MB for young objects,
  // it spends a quarter of its time in garbage collection.
  execArgv: ['--max-semi-space-size=64'],
  testTimeout,
  hookTimeout: testTimeout,
  expect: { poll: { timeout: pollTimeout } },
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
};

export default defineConfig({
  test: {
    // They wait for databases and processes as much as they compute.
    maxWorkers: 2,
    projects: [
      {
        plugins: jsx(),
        resolve: { alias },
        test: {
          ...common,
          name: 'components',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          setupFiles: ['tests/support/web/setup.ts'],
        },
      },
      // Without a DOM environment, which takes longer to start than these tests take.
      {
        plugins: jsx(),
        resolve: { alias },
        test: {
          ...common,
          name: 'web',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          setupFiles: [leftToFull],
          exclude: ['src/**/*.dom.test.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          ...common,
          name: 'server',
          environment: 'node',
          globalSetup: ['tests/support/server/drop-databases.ts'],
          setupFiles: [leftToFull],
          include: [
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{reports,ranking,fixes,contract,hostile,operations,architecture}/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
