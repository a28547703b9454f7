import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
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
    {
      kind: 'audit_log',
      days: null,
      least: 90,
      most: 3650,
      kept: 1240,
      older: [
        { days: 90, count: 12 },
        { days: 365, count: 0 },
      ],
    },
    { kind: 'mails', days: null, least: 30, most: 3650, kept: 84, older: [] },
    { kind: 'notifications', days: null, least: 30, most: 3650, kept: 412, older: [] },
    {
      kind: 'jobs',
      days: 90,
      least: 7,
      most: 90,
      kept: 61,
      older: [
        { days: 7, count: 4 },
        { days: 90, count: 0 },
      ],
    },
    { kind: 'reports', days: 1, least: 1, most: 30, kept: 2, older: [{ days: 1, count: 0 }] },
    { kind: 'finding_history', days: null, least: 90, most: 3650, kept: 9120, older: [] },
    {
      kind: 'closed_findings',
      days: null,
      least: 90,
      most: 3650,
      kept: 2310,
      older: [{ days: 365, count: 310 }],
    },
  ],
};
const kept = {
  audit_log: null,
  mails: null,
  notifications: null,
  jobs: 90,
  reports: 1,
  finding_history: null,
  closed_findings: null,
};
const sent = fn();

const keeping = ({ msw }: { msw: { use: (...handlers: RequestHandler[]) => void } }) => {
  sent.mockClear();
  let stored = retention;
  msw.use(
    getGetRetentionMockHandler(() => stored),
    getUpdateRetentionMockHandler(async ({ request }) => {
      const days = (await request.json()) as RetentionRequest;
      sent(days);
      stored = { data: stored.data.map((entry) => ({ ...entry, days: days[entry.kind] ?? null })) };
      return stored;
    }),
  );
};

export const AsksBeforeItDeletes = meta.story({
  beforeEach: keeping,
  play: async ({ canvas, userEvent }) => {
    const fixed = await canvas.findByLabelText(/^Fixed findings/);
    await userEvent.selectOptions(fixed, '365 days');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep 365 days only?' }));
    await expect(dialog.getByText(/310 are older.*Counts and trends/)).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(fixed).toHaveValue('always');
    await userEvent.selectOptions(fixed, '365 days');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete older ones' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ ...kept, closed_findings: 365 }));
    await waitFor(() => expect(fixed).toHaveValue('365'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const SavesEachChange = meta.story({
  beforeEach: keeping,
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByLabelText('Audit log');
    await expect(log).toHaveAccessibleDescription('Kept now: 1,240');
    await expect(canvas.getByLabelText(/Jobs/)).not.toHaveTextContent('Until');
    await userEvent.selectOptions(log, '365 days');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ ...kept, audit_log: 365 }));
    await waitFor(() => expect(log).toHaveValue('365'));
  },
});
