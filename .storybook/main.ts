import { lingui } from '@lingui/vite-plugin';
import { defineMain } from '@storybook/react-vite/node';
import { componentUses } from './component-uses.ts';

// The route generator writes into the source tree; messages and build metadata belong to the
// product's page.
const foreign = /tanstack|parapet/;

/** Storybook's plugin that reads component props from their types. */
const propsReader = 'storybook:react-docgen-plugin';

const isNamed = (plugin: unknown): plugin is { name: string; transform?: unknown } =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin;

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y', 'msw-storybook-addon'],
  staticDirs: [
    '../public',
    { from: '../src/app/styles/generated', to: '/tokens' },
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? [])
        .flat(9 as 1) // one level or nine; the type supports only one
        .filter((plugin) => !(isNamed(plugin) && foreign.test(plugin.name)))
        // Under another name, the plugin also runs in tests, which render the component pages.
        // Nothing else needs it, and it costs time for each file.
        .map((plugin) =>
          isNamed(plugin) && plugin.name === propsReader
            ? {
                ...plugin,
                name: 'props-of-components',
                transform: { filter: { id: /\/src\/shared\/ui\// }, handler: plugin.transform },
              }
            : plugin,
        ),
      lingui(),
      componentUses(),
    ],
  }),
});
