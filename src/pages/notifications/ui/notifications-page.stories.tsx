import preview from '#.storybook/preview';
import { showsHeading, wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Notifications', ...wholePage });

export const Notifications = meta.story({
  args: { path: '/notifications' },
  play: showsHeading(/Notifications/),
});
