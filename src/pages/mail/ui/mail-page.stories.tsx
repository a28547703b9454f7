import preview from '#.storybook/preview';
import { showsHeading, wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Mail', ...wholePage });

export const Mail = meta.story({ args: { path: '/mail' }, play: showsHeading(/Mail/) });
