import { lingui } from '@lingui/vite-plugin';
import { defineMain } from '@storybook/react-vite/node';

// The route generator writes into the tree; messages and build metadata belong to the product's own
// page.
const foreign = /tanstack|parapet/;

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y', 'msw-storybook-addon'],
  staticDirs: [
    '../public',
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? [])
        .flat(9 as 1)
        .filter(
          (plugin) =>
            !(
              plugin &&
              typeof plugin === 'object' &&
              'name' in plugin &&
              foreign.test(plugin.name)
            ),
        ),
      lingui(),
    ], // one level or nine: the type knows only one
  }),
});
