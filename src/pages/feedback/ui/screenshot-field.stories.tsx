import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { compressToFit, readPicture, blurAreas } from '../lib/picture';
import { ScreenshotField, type Screenshot } from './screenshot-field';

/** Stripes of one pixel: where the image is still sharp, both colours are adjacent. */
async function stripes(name = 'page.png') {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [800, 400];
  const pen = canvas.getContext('2d');
  for (let x = 0; x < 800; x += 2) pen?.fillRect(x, 0, 1, 400);
  const blob = await new Promise<Blob | null>((take) => canvas.toBlob(take));
  return new File([blob ?? ''], name, { type: 'image/png' });
}

/** How often the colour changes along a row of the image. */
const changesAt = (canvas: HTMLCanvasElement, y: number) => {
  const data =
    canvas.getContext('2d')?.getImageData(0, y, canvas.width, 1).data ?? new Uint8ClampedArray();
  const colors = Array.from({ length: canvas.width }, (_, x) =>
    data.slice(4 * x, 4 * x + 4).join(','),
  );
  return colors.filter((color, x) => x > 0 && color !== colors[x - 1]).length;
};

const meta = preview.meta({
  title: 'Feedback/Screenshot',
  component: ScreenshotField,
  parameters: { themes: 'one' },
  args: { value: undefined, onChange: () => undefined },
  render: () => <Attaching />,
});

function Attaching() {
  const [value, setValue] = useState<Screenshot>();
  return (
    <div className="max-w-160 bg-surface p-4">
      <ScreenshotField value={value} onChange={setValue} />
    </div>
  );
}

export const Empty = meta.story({});

export const BlursByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Screenshot', { selector: 'input' }),
      await stripes(),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Blur sensitive areas' }));
    const picture = dialog.getByRole<HTMLCanvasElement>('application', { name: 'Screenshot' });
    await waitFor(() => expect(changesAt(picture, 200)).toBeGreaterThan(700));
    picture.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(dialog.getByText('1 blurred')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Blur everything' }));
    await waitFor(() => expect(changesAt(picture, 200)).toBeLessThan(51));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('1 area is blurred before it is sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the screenshot' }));
    await expect(canvas.getByRole('button', { name: 'Choose an image' })).toBeVisible();
  },
});

export const WhatIsBlurredIsGone = meta.story({
  play: async () => {
    const source = await readPicture(await stripes());
    const blurred = blurAreas(source, [{ x: 0, y: 0, width: 800, height: 200 }]);
    await expect(changesAt(blurred, 100)).toBeLessThan(51);
    await expect(changesAt(blurred, 300)).toBe(799);
    await expect(changesAt(source, 100)).toBe(799);
  },
});

export const FitsWhatTheServerTakes = meta.story({
  play: async () => {
    const noise = document.createElement('canvas');
    [noise.width, noise.height] = [1600, 1200];
    const pen = noise.getContext('2d');
    const image = new ImageData(1600, 1200);
    for (let at = 0; at < image.data.length; at += 65_536)
      crypto.getRandomValues(image.data.subarray(at, at + 65_536));
    pen?.putImageData(image, 0, 0);
    const blob = await compressToFit(noise);
    await expect(blob.type).toBe('image/jpeg');
    await expect(blob.size).toBeLessThanOrEqual(700 * 1024);
  },
});

export const RefusesWhatIsNoPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Screenshot', { selector: 'input' }),
      new File(['no picture'], 'page.png', { type: 'image/png' }),
    );
    await expect(await screen.findByText('Couldn’t read this image')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose an image' })).toBeVisible();
  },
});
