import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Checkbox } from './checkbox';

const meta = preview.meta({
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'Keep me logged in on this device', onChange: fn() },
});

export const States = meta.story({
  render: () => (
    <div className="flex max-w-60 flex-col">
      <Checkbox label="ledger-api" end={<span className="text-xs text-ink-3 num">17,158</span>} />
      <Checkbox label="infra-live" defaultChecked />
      <Checkbox label="Some of them" mixed />
      <Checkbox label="Not available" disabled />
      <Checkbox label="Accept the terms" aria-invalid />
      <Checkbox aria-label="Select all" />
    </div>
  ),
});

export const TogglesBySpaceAndLabel = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep me logged in on this device' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Keep me logged in on this device'));
    await expect(box).not.toBeChecked();
  },
});

export const MixedIsAnnounced = meta.story({
  args: { mixed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});
