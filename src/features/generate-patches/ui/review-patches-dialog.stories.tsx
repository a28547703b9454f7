import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { sessionKey } from '@/entities/session';
import type { ApplyPatchRequest } from '@/shared/api/generated/model';
import {
  getApplyPatchesMockHandler,
  getListReadyPatchesMockHandler,
  getListReadyPatchesResponseMock,
} from '@/shared/api/mocks/generated/findings/findings.msw';
import {
  getGetRemediationMockHandler,
  getGetRemediationResponseMock,
} from '@/shared/api/mocks/generated/remediation/remediation.msw';
import { getGetSessionResponseMock } from '@/shared/api/mocks/generated/session/session.msw';
import { ReviewPatchesDialog } from './review-patches-dialog';

const [example] = getListReadyPatchesResponseMock().data;
const patch = (id: string, title: string, over: object = {}) => ({
  ...example,
  remediation_id: id,
  title,
  source: 'ai' as const,
  is_edited: false,
  issue_url: null,
  finding: {
    id,
    title,
    severity: 'high' as const,
    repository: 'ledger-api',
    place: 'src/statements/search.ts:41',
  },
  ...over,
});
const patches = [
  patch('1', 'SQL injection in account statement query', { is_edited: true }),
  patch('2', 'Path traversal in document download'),
  patch('3', 'TLS 1.0 enabled on load balancer', { source: 'report' }),
];
const opened = fn<(request: ApplyPatchRequest) => void>();

const meta = preview.meta({
  title: 'Features/Review patches',
  component: ReviewPatchesDialog,
  parameters: { themes: 'one' },
  args: { target: { job_id: '1' }, onClose: fn(), onDone: fn() },
  beforeEach: ({ msw }) => {
    opened.mockClear();
    msw.use(
      getListReadyPatchesMockHandler({ data: patches, total: patches.length }),
      getGetRemediationMockHandler({
        data: {
          ...getGetRemediationResponseMock().data,
          is_stale: true,
          code_diff:
            '--- a/src/a.ts\n+++ b/src/a.ts\n@@ -2,1 +2,1 @@\n-  run(input);\n+  run(safe(input));\n',
        },
      }),
      getApplyPatchesMockHandler(async ({ request }) => {
        opened((await request.json()) as ApplyPatchRequest); // the dialog's own
        return { job_id: '9', status: 'queued' as const };
      }),
    );
  },
  render: (args) => {
    const client = new QueryClient();
    client.setQueryData(sessionKey(), getGetSessionResponseMock());
    return (
      <QueryClientProvider client={client}>
        <ReviewPatchesDialog {...args} />
      </QueryClientProvider>
    );
  },
});

export const OpensWhatWasChosen = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Patches' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /^SQL injection/ }));
    await expect(await canvas.findByText(/has changed since this patch/)).toBeVisible();
    await expect(await canvas.findByText(/safe/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All 3 patches' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /TLS 1.0/ }));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'One pull request per' }),
      'Repository',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Drafts' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open 2 patches' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
    await expect(opened.mock.calls[0]?.[0]).toMatchObject({
      remediations: ['1', '2'],
      as: 'pull_request',
      pull_request_per: 'repository',
      draft: true,
    });
  },
});

export const ChoosesNothingByItself = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Patches' });
    await userEvent.click(canvas.getByRole('button', { name: /^Open/ }));
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const NothingReady = meta.story({
  beforeEach: ({ msw }) => msw.use(getListReadyPatchesMockHandler({ data: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No patches to open')).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Patches' })).toBeVisible();
  },
});
