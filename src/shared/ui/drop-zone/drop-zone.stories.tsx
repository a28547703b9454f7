import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { DropZone } from './drop-zone';

const meta = preview.meta({
  title: 'UI/Drop zone',
  component: DropZone,
  args: {
    hint: 'SARIF, JSON, XML or CSV, up to 200 MB',
    accept: '.sarif,.json,.xml,.csv',
    onFiles: fn(),
  },
});

export const Idle = meta.story({});
export const NotAllowed = meta.story({ args: { disabledReason: 'Choose a repository first' } });

export const TakesTheChosenFile = meta.story({
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input');
    await userEvent.upload(input, [
      new File(['{}'], 'report.sarif'),
      new File(['{}'], 'second.sarif'),
    ]);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'report.sarif' }),
    ]);
  },
});

export const TakesWhatIsDropped = meta.story({
  play: async ({ canvas, args }) => {
    const files = new DataTransfer();
    files.items.add(new File(['{}'], 'dropped.sarif'));
    const zone = canvas.getByRole('button', { name: 'Choose a file' });
    zone.dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer: files }));
    zone.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }),
    );
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'dropped.sarif' }),
    ]);
  },
});
