import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { jobQueries, type Job } from '@/entities/job';
import { sessionKey } from '@/entities/session';
import {
  getGetJobResponseMock,
  getListJobItemsResponseMock,
} from '@/shared/api/mocks/generated/activity/activity.msw';
import { getGetSessionResponseMock } from '@/shared/api/mocks/generated/session/session.msw';
import { JobDialog } from './job-dialog';
import { JobsPanel } from './jobs-panel';

const { data: example } = getGetJobResponseMock();
const counts = { total: 214, done: 80, skipped: 2, failed: 1 };
const job = (over: Partial<Job>): Job => ({
  ...example,
  counts: null,
  error: null,
  result: null,
  can_cancel: false,
  can_undo: false,
  can_retry: false,
  expires_at: null,
  subject: null,
  ...over,
});

const jobs: readonly Job[] = [
  job({
    id: '1',
    kind: 'triage_findings',
    action: 'false_positive',
    status: 'running',
    progress: 0.39,
    counts,
  }),
  job({
    id: '2',
    kind: 'send_findings',
    action: 'send',
    status: 'queued',
    can_cancel: true,
    counts: { ...counts, done: 0, skipped: 0, failed: 0 },
  }),
  job({
    id: '3',
    kind: 'export_findings',
    action: 'csv',
    status: 'succeeded',
    size: 41_000_000,
    expires_at: '2026-12-01T10:00:00Z',
    finished_at: '2026-11-21T10:00:00Z',
  }),
  job({
    id: '4',
    kind: 'generate_patches',
    action: 'patch',
    status: 'succeeded',
    can_retry: true,
    counts,
    finished_at: '2026-11-21T09:00:00Z',
  }),
  job({
    id: '5',
    kind: 'import_scan',
    status: 'failed',
    error: 'The file is not a report that is known here.',
    about: 'ledger-api · report.sarif',
    subject: { type: 'scan', id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03' },
  }),
];

/** Provides a session, a router and the jobs that the tracker would have cached. */
function World({ known, children }: { known: readonly Job[]; children: ReactNode }) {
  const [{ client, router }] = useState(() => {
    const queries = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
    });
    queries.setQueryData(sessionKey(), getGetSessionResponseMock());
    queries.setQueryData(jobQueries.newest().queryKey, {
      data: [...known],
      meta: {
        total: known.length,
        total_is_exact: true,
        page: 1,
        page_size: 30,
        next_cursor: null,
      },
    });
    for (const one of known) {
      queries.setQueryData(jobQueries.detail(one.id).queryKey, one);
      queries.setQueryData(jobQueries.items(one.id, undefined).queryKey, {
        pages: [getListJobItemsResponseMock()],
        pageParams: [null],
      });
    }
    const root = createRootRoute({ component: () => <>{children}</> });
    return {
      client: queries,
      router: createRouter({ routeTree: root, history: createMemoryHistory() }),
    };
  });
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

const meta = preview.meta({
  title: 'Features/Follow work',
  component: JobsPanel,
  args: { connected: true },
  parameters: { themes: 'one' },
});

export const Console = meta.story({
  render: (args) => (
    <World known={jobs}>
      <JobsPanel {...args} />
    </World>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Jobs' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await expect(
      within(list).getByRole('button', { name: 'Cancel: Send 214 findings to developers' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /All/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      within(canvas.getByRole('list', { name: 'Jobs' })).getByRole('button', {
        name: /^Download: /,
      }),
    ).toBeVisible();
  },
});

export const ConsoleInTheDark = meta.story({
  globals: { theme: 'dark' },
  render: (args) => (
    <World known={jobs}>
      <JobsPanel {...args} />
    </World>
  ),
});

export const ExportOfTheOrganization = meta.story({
  render: (args) => (
    <World
      known={[
        job({
          id: '1',
          kind: 'export_organization',
          status: 'running',
          progress: 0.2,
          counts: { total: 63, done: 13, skipped: 0, failed: 0 },
        }),
      ]}
    >
      <JobsPanel {...args} />
    </World>
  ),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('listitem'));
    await expect(row.getByText('Export all organisation data')).toBeVisible();
    await expect(row.getByText(/20%, table 13 of 63/)).toBeVisible();
    await expect(row.queryByRole('button', { name: /results/i })).toBeNull();
  },
});

export const WithoutConnection = meta.story({
  args: { connected: false },
  render: (args) => (
    <World known={[]}>
      <JobsPanel {...args} />
    </World>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('reach the server');
  },
});

const close = fn();
const review = fn();

export const ResultsOfARun = meta.story({
  render: () => (
    <World known={jobs}>
      <JobDialog id="4" onClose={close} onReview={review} />
    </World>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Generate patches for 214 findings' });
    await expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '83');
    await expect(within(dialog).getByRole('button', { name: 'Try 132 again' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Review patches' }));
    await expect(review).toHaveBeenCalledWith('4');
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalled();
  },
});
