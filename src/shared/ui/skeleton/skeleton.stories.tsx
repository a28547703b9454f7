import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SkeletonRows } from './skeleton';

const meta = preview.meta({
  title: 'UI/Skeleton',
  component: SkeletonRows,
  args: { rows: 6, label: 'Loading findings' },
});

export const Rows = meta.story({});

export const SaysOnceWhatLoads = meta.story({
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('status', { name: 'Loading findings' });
    await expect(status).toHaveAttribute('aria-busy', 'true');
  },
});
