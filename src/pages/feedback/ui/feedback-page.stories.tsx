import preview from '#.storybook/preview';
import { showsHeading, wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Feedback', ...wholePage });

export const Feedback = meta.story({
  args: { path: '/feedback' },
  play: showsHeading(/Feedback/),
});
