import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Pagination } from './pagination';

const meta = preview.meta({
  title: 'UI/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 50, total: 212, onPage: fn() },
});

export const FirstPage = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1–50 of 212')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPage).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
});

export const LastPage = meta.story({
  args: { page: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('201–212 of 212')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAccessibleDescription(
      'This is the last page',
    );
  },
});

export const TotalNotExact = meta.story({
  args: { total: 10_000, exact: false, page: 200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9,951–10,000 of 10,000+')).toBeVisible();
  },
});

export const Nothing = meta.story({
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0–0 of 0')).toBeVisible();
  },
});
