// Storybook's frame in the product's colours.
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  // Pages and patterns contain their controls; the key A opens the panel where it is needed.
  bottomPanelHeight: 0,
  sidebar: { collapsedRoots: ['ui', 'features', 'entities', 'widgets', 'app'] },
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Parapet design system',
    colorPrimary: '#0b8a4e',
    colorSecondary: '#0b7a45',
  }),
});
