import { lingui } from '@lingui/vite-plugin';
import { defineMain } from '@storybook/react-vite/node';
import { componentUses } from './component-uses.ts';

// The route generator writes into the tree; messages and build metadata belong to the product's own
// page.
const foreign = /tanstack|parapet/;

/** Storybook's own, which reads the props of components from their types. */
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
        .flat(9 as 1) // one level or nine: the type knows only one
        .filter((plugin) => !(isNamed(plugin) && foreign.test(plugin.name)))
        // Under another name it is not left out of tests, which look at the pages of components.
        // Nothing else needs it, and it takes its time for each file.
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
