import preview from '#.storybook/preview';
import { showsHeading, wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Terms', ...wholePage });

export const Terms = meta.story({
  args: { path: '/terms-conditions' },
  play: showsHeading(/Terms/),
});
