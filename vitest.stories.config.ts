// Every story is a test in a real browser: it renders, its play function passes, and axe finds no
// violations.
import path from 'node:path';
import process from 'node:process';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, ensureChromium } from './scripts/chromium.ts';
import vite from './vite.config.ts';

const named = (plugin: unknown): plugin is { name: string } =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin;
// Stories have no routes, and a test run must not write the route tree.
const plugins = [vite.plugins]
  .flat(9 as 1)
  .filter((plugin) => !(named(plugin) && plugin.name.includes('tanstack')));

export default defineConfig({
  test: {
    projects: [
      {
        ...(vite.resolve ? { resolve: vite.resolve } : {}),
        // All dependencies of stories are bundled before the first one runs; a later discovery
        // would reload the page during a test.
        optimizeDeps: {
          entries: ['.storybook/**/*.tsx', 'src/**/*.stories.tsx'],
          include: [
            '@storybook/addon-a11y',
            '@storybook/react-vite',
            'react/compiler-runtime',
            'msw-storybook-addon',
          ],
        },
        plugins: [
          ...plugins,
          storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') }),
        ],
        test: {
          name: 'stories',
          setupFiles: ['tests/support/left-to-full.ts', 'tests/support/web/fits-phone.ts'],
          env: { PARAPET_TEST_SAMPLE: process.env['PARAPET_TEST_SAMPLE'] ?? '' },
          // One page for all: opening one for each file took longer than its stories, and Storybook
          // also shows them in one page.
          isolate: false,
          testTimeout: 120_000,
          retry: process.env['CI'] ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Without animations, axe never measures a partially faded colour.
            provider: playwright({
              launchOptions: { executablePath: ensureChromium(), args: chromiumFlags },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
