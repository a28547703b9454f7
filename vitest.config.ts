import path from 'node:path';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const alias = { '@': path.join(import.meta.dirname, 'src') };
// As in vite.config.ts, without the route generator: a test run must not write into the tree.
const jsx = () => [
  babel({
    include: [/\/(src|tests)\/.*\.[jt]sx?$/],
    plugins: ['@lingui/babel-plugin-lingui-macro'],
  }),
  react({ compiler: true }),
];

// What ends a test that hangs. Slow is no failure: the gate runs three steps at a time, on machines that may have other work.
const testTimeout = 180_000;
const pollTimeout = 60_000;

export default defineConfig({
  test: {
    // They wait for databases and processes as much as they compute.
    maxWorkers: 2,
    projects: [
      // Files of one worker share their modules: reading them anew for each took longer than the tests. A test cleans up what it changes.
      {
        plugins: jsx(),
        resolve: { alias },
        test: {
          name: 'web',
          isolate: false,
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/web/setup.ts'],
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll: { timeout: pollTimeout } },
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'server',
          isolate: false,
          environment: 'node',
          include: [
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{reports,contract,architecture}/**/*.test.ts',
          ],
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll: { timeout: pollTimeout } },
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
    ],
  },
});
