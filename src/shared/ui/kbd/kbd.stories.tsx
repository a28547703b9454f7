import preview from '#.storybook/preview';
import { Kbd } from './kbd';

const meta = preview.meta({ title: 'UI/Keyboard hint', component: Kbd });

export const Keys = meta.story({
  render: () => (
    <div className="flex items-center gap-3">
      <Kbd keys="S" />
      <Kbd keys="Ctrl K" />
      <Kbd keys="Shift Esc" />
      <span className="rounded-md bg-ink px-2 py-1">
        <Kbd keys="L" tone="inverse" />
      </span>
    </div>
  ),
});
