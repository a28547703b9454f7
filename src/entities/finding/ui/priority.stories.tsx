import preview from '#.storybook/preview';
import { Priority } from './priority';

const meta = preview.meta({ title: 'Entities/Finding priority', component: Priority });

export const Values = meta.story({
  render: () => (
    <div className="flex flex-col items-start gap-2 bg-surface p-3">
      {[100, 96, 58, 7, 0].map((value) => (
        <Priority key={value} value={value} />
      ))}
    </div>
  ),
});
