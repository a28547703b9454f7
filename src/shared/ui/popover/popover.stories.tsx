import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../button';
import { Popover } from './popover';

const meta = preview.meta({
  title: 'UI/Popover',
  component: Popover,
  args: {
    label: 'Columns',
    trigger: (props) => <Button {...props}>Columns</Button>,
    className: 'p-3 text-sm',
    children: () => (
      <label>
        <input type="checkbox" /> Severity
      </label>
    ),
  },
  render: (args) => (
    <div className="min-h-40">
      <Popover {...args} />
    </div>
  ),
});

export const OpensAndEscapeGivesFocusBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('dialog', { name: 'Columns' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
});
