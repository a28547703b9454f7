import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ApiError } from '@/shared/api/api-error';
import { getPreviewBulkActionResponseMock } from '@/shared/api/mocks/generated/findings/findings.msw';
import { ChangePreview } from './change-preview';

const { data } = getPreviewBulkActionResponseMock();

const meta = preview.meta({
  title: 'Entities/Change preview',
  component: ChangePreview,
  args: { preview: data, error: null, isStale: false, onRetry: fn() },
  // The examples link to findings.
  render: (args) => {
    const root = createRootRoute({ component: () => <ChangePreview {...args} /> });
    return (
      <RouterProvider router={createRouter({ routeTree: root, history: createMemoryHistory() })} />
    );
  },
});

export const SaysWhatWouldChangeAndWhatStays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Preview' })).toHaveTextContent(
      'Will change',
    );
    const view = canvas.getAllByRole('button', { name: /^Show: / })[0];
    if (!view) throw new Error('No reason can be looked at.');
    view.focus();
    await userEvent.keyboard('{Enter}');
    await expect(view).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('link')[0]).toBeVisible();
  },
});

export const Counting = meta.story({
  args: { preview: undefined },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: 'Calculating the impact' }),
    ).toBeVisible();
  },
});

export const NoLongerWhatWasSeen = meta.story({
  args: {
    preview: undefined,
    error: new ApiError({
      status: 409,
      code: 'selection_changed',
      title: 'Conflict',
      detail: 'The matching findings have changed since you selected them. Check them again.',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('have changed since');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
