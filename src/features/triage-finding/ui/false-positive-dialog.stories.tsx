import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { FalsePositiveDialog } from './false-positive-dialog';

const meta = preview.meta({
  title: 'Features/False positive',
  component: FalsePositiveDialog,
  args: { count: 1, title: 'SQL injection', onChoose: fn(), onClose: fn() },
  beforeEach: () => localStorage.removeItem('parapet.false-positive.reason'),
});

export const OneKeyDecides = meta.story({
  play: async ({ args, userEvent, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^1/ })).toHaveFocus());
    await userEvent.keyboard('3');
    await expect(args.onChoose).toHaveBeenCalledWith('The input is safe or already validated');
    await userEvent.keyboard('6');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

export const EnterTakesTheLastReason = meta.story({
  beforeEach: () => localStorage.setItem('parapet.false-positive.reason', '5'),
  play: async ({ args, userEvent, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^5/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('Another control already prevents it');
  },
});

export const ACommentIsWrittenFirst = meta.story({
  args: { count: 12 },
  play: async ({ args, userEvent, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Comment/ }), 'see PR 12');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /rule is wrong/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('The rule is wrong: see PR 12');
  },
});
