import preview from '#.storybook/preview';
import { showsHeading, wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Settings/Language', ...wholePage });

export const Language = meta.story({
  args: { path: '/settings/language' },
  play: showsHeading(/Language/),
});

export const LanguageInTheDark = meta.story({
  args: { path: '/settings/language' },
  globals: { theme: 'dark' },
  play: showsHeading(/Language/),
});
