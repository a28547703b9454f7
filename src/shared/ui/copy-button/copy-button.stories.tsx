import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { clearToasts } from '../toast';
import { CopyButton } from './copy-button';

const meta = preview.meta({
  title: 'UI/Copy button',
  component: CopyButton,
  args: { text: 'PF-48213', label: 'Copy id' },
  beforeEach: () => {
    clearToasts();
    const real = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    return () => {
      clearToasts();
      if (real) Object.defineProperty(navigator, 'clipboard', real);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
});

const setClipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });

export const Looks = meta.story({
  render: (args) => (
    <div className="flex gap-2">
      <CopyButton {...args} />
      <CopyButton {...args} look="button" shortcut="C" />
    </div>
  ),
});

export const SaysThatItCopied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const writeText = fn().mockResolvedValue(undefined);
    setClipboard({ writeText });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy id' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Text copied to clipboard'),
    );
    await expect(writeText).toHaveBeenCalledWith('PF-48213');
  },
});

export const SaysThatItCannot = meta.story({
  play: async ({ canvas, userEvent }) => {
    setClipboard(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy id' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Clipboard API not supported'),
    );
  },
});

export const SaysWhyItFailed = meta.story({
  play: async ({ canvas, userEvent }) => {
    setClipboard({ writeText: fn().mockRejectedValue(new Error('not allowed')) });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy id' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Failed to copy text: not allowed'),
    );
  },
});
