import preview from '#.storybook/preview';
import { showsHeading, wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Settings/Account', ...wholePage });

export const Account = meta.story({
  args: { path: '/settings/account' },
  play: showsHeading(/Account/),
});
