import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { sessionKey } from '@/entities/session';
import { getGetSessionResponseMock } from '@/shared/api/mocks/generated/session/session.msw';
import { getCancelClientDeletionMockHandler } from '@/shared/api/mocks/generated/client/client.msw';
import { DeletionNotice } from './deletion-notice';

const meta = preview.meta({
  title: 'Widgets/Deletion notice',
  component: DeletionNotice,
  args: { deletesAt: '2026-02-01T09:30:00Z' },
  decorators: [
    (Story) => {
      const client = new QueryClient();
      client.setQueryData(sessionKey(), getGetSessionResponseMock());
      return (
        <QueryClientProvider client={client}>
          <Story />
        </QueryClientProvider>
      );
    },
  ],
});

const cancelled = fn();

export const IsCancelled = meta.story({
  beforeEach: ({ msw }) => {
    cancelled.mockClear();
    msw.use(
      getCancelClientDeletionMockHandler(() => {
        cancelled();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'will be deleted on February 1, 2026',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the deletion' }));
    await waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
  },
});
