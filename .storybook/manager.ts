// Storybook's own frame, in the colours of the product.
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  // Pages and patterns have their controls on them: A opens the panel where it is wanted.
  bottomPanelHeight: 0,
  sidebar: { collapsedRoots: ['ui', 'features', 'entities', 'widgets', 'app'] },
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Parapet design system',
    colorPrimary: '#0b8a4e',
    colorSecondary: '#0b7a45',
  }),
});
