import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  getGetRetentionMockHandler,
  getUpdateRetentionMockHandler,
} from '@/shared/api/mocks/generated/client/client.msw';
import type { Retention, RetentionEntry, RetentionRequest } from '@/shared/api/generated/model';
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

const night = '2026-11-29T02:00:00Z';
const entryOf = (
  kind: RetentionEntry['kind'],
  days: number | null,
  rest: Partial<RetentionEntry>,
): RetentionEntry => ({
  kind,
  days,
  holds_from: null,
  least: 1,
  most: 3650,
  kept: 0,
  kept_bytes: null,
  next_removal: { at: null, count: 0 },
  older: [],
  ...rest,
});

const retention: Retention = {
  shorter_from: night,
  data: [
    entryOf('audit_log', null, { kept: 1240, older: [{ days: 365, count: 0 }] }),
    entryOf('mails', 90, { kept: 4118, next_removal: { at: night, count: 61 } }),
    entryOf('notifications', null, { kept: 412 }),
    entryOf('jobs', 90, { kept: 61, older: [{ days: 7, count: 4 }] }),
    entryOf('reports', 1, { kept: 2, kept_bytes: 9_400_000 }),
    entryOf('finding_history', null, { kept: 9120 }),
    entryOf('closed_findings', null, { kept: 2310, older: [{ days: 365, count: 310 }] }),
  ],
};
const kept = {
  audit_log: null,
  mails: 90,
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
      stored = {
        ...stored,
        data: stored.data.map((entry) => {
          const next = days[entry.kind] ?? null;
          return { ...entry, days: next, holds_from: next === entry.days ? null : night };
        }),
      };
      return stored;
    }),
  );
};

export const AsksBeforeItDeletes = meta.story({
  beforeEach: keeping,
  play: async ({ canvas, userEvent }) => {
    const fixed = await canvas.findByLabelText('Fixed findings');
    await userEvent.selectOptions(fixed, '365 days');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep 365 days only?' }));
    await expect(
      dialog.getByText(/310 will be deleted on .* Past counts and trends/),
    ).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(fixed).toHaveValue('always');
    await userEvent.selectOptions(fixed, '365 days');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete older ones' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ ...kept, closed_findings: 365 }));
    await waitFor(() => expect(fixed).toHaveValue('365'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/^Applies from/)).toBeVisible();
  },
});

export const SavesEachChange = meta.story({
  beforeEach: keeping,
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByLabelText('Audit log');
    const rowOf = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await expect(rowOf(/^Audit log/).getByText('1,240')).toBeVisible();
    await expect(
      rowOf(/^Audit log/)
        .getAllByText('never by age')
        .at(-1),
    ).toBeVisible();
    await expect(rowOf(/^Reports/).getByText('9.4 MB')).toBeVisible();
    await expect(
      rowOf(/^Sent emails/)
        .getAllByText(/Nov 29, 2026.*: 61$/)
        .at(-1),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/Jobs/)).not.toHaveTextContent('Always');
    await userEvent.selectOptions(log, '365 days');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ ...kept, audit_log: 365 }));
    await waitFor(() => expect(log).toHaveValue('365'));
  },
});
