import preview from '#.storybook/preview';
import { showsHeading, wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Error', ...wholePage });

export const NotFound = meta.story({
  args: { path: '/sbom-findings' },
  play: showsHeading(/Page not found/),
});
