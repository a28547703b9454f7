import preview from '#.storybook/preview';
import { Logo, LogoMark } from './logo';

const meta = preview.meta({ title: 'UI/Logo', component: Logo, args: { name: 'Parapet' } });

export const WithName = meta.story({});
export const Marks = meta.story({
  render: () => (
    <div className="flex items-end gap-4 text-primary-text">
      <LogoMark className="size-5" />
      <LogoMark />
      <LogoMark className="size-16" />
    </div>
  ),
});
