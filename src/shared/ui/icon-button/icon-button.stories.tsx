import { Download, Trash2 } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { IconButton } from './icon-button';

const meta = preview.meta({
  title: 'UI/Icon button',
  component: IconButton,
  args: { icon: Download, label: 'Export as JSON', shortcut: 'E' },
});

export const States = meta.story({
  render: (args) => (
    <div className="flex items-center gap-2">
      <IconButton {...args} size="sm" />
      <IconButton {...args} />
      <IconButton {...args} kind="secondary" size="lg" />
      <IconButton {...args} busy />
      <IconButton icon={Trash2} label="Delete" disabledReason="Only an admin deletes a team" />
    </div>
  ),
});

export const NamesItselfInATooltip = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export as JSON' })).toHaveFocus();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Export as JSON');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
});
