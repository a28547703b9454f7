import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Tooltip } from './tooltip';

const meta = preview.meta({
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { label: 'Copy link', shortcut: 'L', children: <button type="button">Copy</button> },
  render: (args) => (
    <div className="flex h-40 items-center justify-center">
      <Tooltip {...args} />
    </div>
  ),
});

export const OpensOnHoverAndStaysUnderThePointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const tooltip = await canvas.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Copy link');
    await userEvent.hover(tooltip);
    await expect(tooltip).toBeVisible();
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
});

export const DescribesItsControl = meta.story({
  args: { describes: true, label: 'Longer than policy allows' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Longer than policy allows',
    );
  },
});
