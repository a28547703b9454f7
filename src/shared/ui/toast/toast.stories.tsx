import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../button';
import { clearToasts, toast, toastMs } from './toast-store';

const undo = fn();

const Demo = () => (
  <div className="flex min-h-80 flex-wrap items-start gap-2">
    <Button onClick={() => toast({ kind: 'ok', title: 'Success update filter findings!' })}>
      Good news
    </Button>
    <Button
      onClick={() =>
        toast({
          kind: 'error',
          title: 'Send webhook failed',
          detail: 'No response was received from webhook',
          action: { label: 'Try again', onPress: undo },
        })
      }
    >
      Bad news
    </Button>
    <Button
      onClick={() =>
        toast({ kind: 'ai', title: '64 patches ready', detail: '3 could not be generated' })
      }
    >
      Patches
    </Button>
  </div>
);

const meta = preview.meta({
  title: 'UI/Toast',
  component: Demo,
  beforeEach: () => {
    clearToasts();
    undo.mockClear();
    return clearToasts;
  },
});

export const NewestOnTopAtMostThree = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Bad news', 'Good news', 'Good news', 'Patches'])
      await userEvent.click(canvas.getByRole('button', { name }));
    const titles = canvas.getAllByRole('status').map((one) => one.textContent);
    await expect(titles).toHaveLength(3);
    await expect(titles[0]).toContain('64 patches ready');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const ErrorInterruptsAndOffersOneAction = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bad news' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Send webhook failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const WaitsWhileItHasFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Good news' }));
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    dismiss.focus();
    await new Promise((resolve) => setTimeout(resolve, toastMs + 300));
    await expect(canvas.getByRole('status')).toBeVisible();
    dismiss.blur();
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull(), {
      timeout: toastMs + 1000,
    });
  },
});
