import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  getGetRetentionMockHandler,
  getUpdateRetentionMockHandler,
} from '@/shared/api/mocks/generated/client/client.msw';
import type { Retention, RetentionRequest } from '@/shared/api/generated/model';
import { RetentionCard } from './retention-card';

const meta = preview.meta({
  title: 'Pages/Settings/Retention',
  component: RetentionCard,
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
});

const retention: Retention = {
  data: [
    { kind: 'audit_log', days: null, least: 90, most: 3650, kept: 1240 },
    { kind: 'mails', days: null, least: 30, most: 3650, kept: 84 },
    { kind: 'notifications', days: null, least: 30, most: 3650, kept: 412 },
    { kind: 'jobs', days: 90, least: 7, most: 90, kept: 61 },
  ],
};
const sent = fn();

export const SavesEachChange = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    let stored = retention;
    msw.use(
      getGetRetentionMockHandler(() => stored),
      getUpdateRetentionMockHandler(async ({ request }) => {
        const days = (await request.json()) as RetentionRequest;
        sent(days);
        stored = { data: stored.data.map((entry) => ({ ...entry, days: days[entry.kind] })) };
        return stored;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByLabelText('Audit log');
    await expect(log).toHaveAccessibleDescription('Kept now: 1,240');
    await expect(canvas.getByLabelText(/Jobs/)).not.toHaveTextContent('Until');
    await userEvent.selectOptions(log, '365 days');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        audit_log: 365,
        mails: null,
        notifications: null,
        jobs: 90,
      }),
    );
    await waitFor(() => expect(log).toHaveValue('365'));
  },
});
