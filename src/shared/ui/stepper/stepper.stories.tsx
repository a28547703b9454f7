import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Step, Stepper } from './stepper';

const steps: readonly Step<string>[] = [
  { id: 'settings', label: 'Settings', state: 'done' },
  { id: 'authentication', label: 'Authentication', state: 'current' },
  { id: 'headers', label: 'Headers', state: 'next' },
  { id: 'preview', label: 'Preview', state: 'next' },
];

const meta = preview.meta({
  title: 'UI/Stepper',
  component: Stepper,
  args: {
    steps,
    onGo: fn(),
  },
});

export const SecondOfFour = meta.story({});

export const DoneStepsLeadBack = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('settings');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});
