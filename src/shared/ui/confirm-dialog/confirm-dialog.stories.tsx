import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConfirmDialog } from './confirm-dialog';

const meta = preview.meta({
  title: 'UI/Confirm dialog',
  component: ConfirmDialog,
  args: {
    title: 'Disconnect GitHub?',
    consequence: '241 repositories stop being scanned. Their findings stay for 90 days.',
    confirmLabel: 'Disconnect',
    pending: false,
    error: null,
    onConfirm: fn(),
    onClose: fn(),
  },
});

export const AsksForTheName = meta.story({
  args: { typedName: 'GitHub' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Disconnect' });
    await userEvent.type(canvas.getByLabelText('Type GitHub to confirm'), 'Git');
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Enter the name to confirm');
    await userEvent.type(canvas.getByLabelText('Type GitHub to confirm'), 'Hub{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const ShowsWhyItFailed = meta.story({
  args: { error: { title: 'GitHub did not answer. Try again in a minute.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('GitHub did not answer.');
  },
});
