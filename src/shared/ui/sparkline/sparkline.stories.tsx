import preview from '#.storybook/preview';
import { Sparkline } from './sparkline';

const meta = preview.meta({ title: 'UI/Sparkline', component: Sparkline });

export const Shapes = meta.story({
  render: () => (
    <div className="flex flex-wrap items-center gap-6 bg-surface p-4">
      <Sparkline label="Falling" tone="ok" values={[9, 8, 8.5, 7, 6, 6.2, 4]} />
      <Sparkline label="Rising" tone="danger" values={[2, 3, 2.5, 5, 6, 8]} />
      <Sparkline label="Level" values={[4, 4, 4]} />
      <Sparkline label="One value" tone="critical" values={[4]} />
    </div>
  ),
});
