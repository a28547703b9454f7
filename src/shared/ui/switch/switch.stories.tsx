import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Switch } from './switch';

const meta = preview.meta({
  title: 'UI/Switch',
  component: Switch,
  args: { label: 'Custom scoring' },
});

export const States = meta.story({
  render: () => (
    <div className="flex flex-col items-start gap-3">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Not available" disabled />
      <Switch aria-label="Piloting" defaultChecked />
    </div>
  ),
});

export const TogglesBySpace = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Custom scoring' })).toBeChecked();
  },
});
