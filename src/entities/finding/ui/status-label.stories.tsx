import preview from '#.storybook/preview';
import { type Status, StatusLabel, statusNames } from './status-label';

const meta = preview.meta({ title: 'Entities/Finding status', component: StatusLabel });
const all = Object.keys(statusNames) as Status[]; // its own keys

export const All = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-4 bg-surface p-3">
      {all.map((status) => (
        <StatusLabel key={status} status={status} />
      ))}
    </div>
  ),
});
