import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SaveBar } from './save-bar';

const meta = preview.meta({
  title: 'UI/Save bar',
  component: SaveBar,
  args: {
    changes: 3,
    problems: 1,
    pending: false,
    onGoToProblem: fn(),
    onDiscard: fn(),
    onSave: fn(),
  },
});

export const Changed = meta.story({});

export const CtrlSSaves = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 unsaved changes, 1 needs fixing');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '1 needs fixing' }));
    await expect(args.onGoToProblem).toHaveBeenCalledOnce();
  },
});

export const AwayWhenNothingChanged = meta.story({
  args: { changes: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});
