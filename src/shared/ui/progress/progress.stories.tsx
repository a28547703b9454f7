import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Progress } from './progress';

const meta = preview.meta({
  title: 'UI/Progress',
  component: Progress,
  args: { label: 'Importing report', value: 31, amount: '1,204 of 3,900' },
});

export const Tones = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Progress {...args} />
      <Progress label="3 scans running" value={64} amount="64%" tone="progress" height="thin" />
      <Progress label="Near the limit" value={92} tone="warn" />
      <Progress label="Over the limit" value={140} tone="danger" />
      <Progress label="Connecting" />
    </div>
  ),
});

export const IsReadOut = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importing report' });
    await expect(bar).toHaveAttribute('aria-valuenow', '31');
    await expect(bar).toHaveAccessibleDescription('1,204 of 3,900');
  },
});
