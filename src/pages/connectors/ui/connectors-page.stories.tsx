import { expect, fn, screen, within } from 'storybook/test';
import { clientWithPayment } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import type { Connection, TestConnectionRequest } from '@/shared/api/generated/model';
import { callOf, connectionOf, notConnected } from '@/shared/api/mocks/data/connections';
import { getTestSourceHostConnectionMockHandler } from '@/shared/api/mocks/generated/application-server/application-server.msw';
import {
  getListConnectionsMockHandler,
  getTestPullSourceMockHandler,
} from '@/shared/api/mocks/generated/connectors/connectors.msw';
import {
  getListUserConnectorsMockHandler,
  getListUserConnectorsResponseMock,
  getUnpublishUserConnectorMockHandler,
} from '@/shared/api/mocks/generated/user-connectors/user-connectors.msw';

const sent = fn();

const meta = preview.meta({
  title: 'Pages/Connectors',
  ...wholePage,
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(clientWithPayment('customer'));
  },
});

export const AConnectorIsWithdrawn = meta.story({
  args: { path: '/connector' },
  beforeEach: ({ msw }) => {
    const {
      meta: paging,
      data: [connector],
    } = getListUserConnectorsResponseMock();
    if (!connector) throw new Error('The contract has no example of a connector.');
    msw.use(
      getListUserConnectorsMockHandler({
        meta: paging,
        data: [{ ...connector, name: 'Ticket desk', published: true, added: false }],
      }),
      getUnpublishUserConnectorMockHandler(() => {
        sent('withdrawn');
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Use Ticket desk' }, pageTimeout),
    ).toBeEnabled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw Ticket desk' }));
    await expect(await screen.findByText('Ticket desk was withdrawn')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('withdrawn');
  },
});

/** Every kind of state at a glance, and the next step. */
const mixed: readonly Connection[] = [
  connectionOf('github', {
    account: '87654321',
    address: 'github.com',
    last_call: callOf('works', { login: 'harbour-ledger[bot]', latency_ms: 300 }),
  }),
  connectionOf('gitlab', { last_call: callOf('works_in_part', { login: 'parapet-svc' }) }),
  connectionOf('bitbucket_cloud', { isConfigured: false, ended_at: '2026-01-12T07:31:00Z' }),
  connectionOf('gitea', { repositories: 4, last_call: callOf('no_answer') }),
  connectionOf('semgrep_cli'),
  connectionOf('fortify', { last_call: callOf('works', { latency_ms: 41_000 }) }),
  connectionOf('black_duck', {
    last_call: callOf('works_in_part', {
      missing_scopes: [],
      code: 'unexpected_status',
      status: 403,
    }),
  }),
  notConnected('checkmarx'),
  connectionOf('aws'),
  notConnected('azure'),
  notConnected('gcp'),
  notConnected('oracle_oci'),
];

const shown = (rows: readonly Connection[] = mixed) =>
  getListConnectionsMockHandler(() => ({ data: [...rows], repositories_not_scanned: 13 }));

const rowOf = (name: RegExp) => screen.findByRole('listitem', { name }, pageTimeout);

export const AStateIsThatOfTheLastCall = meta.story({
  args: { path: '/connector' },
  beforeEach: ({ msw }) => msw.use(shown()),
  play: async ({ canvas }) => {
    await expect(await rowOf(/^GitHub, works, /)).toHaveTextContent(
      'Responded as harbour-ledger[bot], 24 repositories.',
    );
    const gitlab = await rowOf(
      /^GitLab, works in part, .*, pull requests not possible, missing scope: api$/,
    );
    await expect(
      within(gitlab).getByRole('link', { name: /^Create a token with it/ }),
    ).toHaveAttribute('href', expect.stringContaining('scopes=api'));
    const aws = await rowOf(/^AWS, saved$/);
    await expect(aws).toHaveTextContent('Used by scans. Parapet doesn’t call it.');
    await expect(aws).not.toHaveTextContent('Works');
    await expect(canvas.getByText(/^2 connectors do not work\.$/)).toBeVisible();
    await expect(canvas.getByText(/13 repositories are not being scanned/)).toBeVisible();
  },
});

export const OnlyTheWorstRowHasThePrimary = meta.story({
  args: { path: '/connector' },
  beforeEach: ({ msw }) => msw.use(shown()),
  play: async ({ canvas }) => {
    const reconnect = await canvas.findByRole(
      'button',
      { name: 'Reconnect Bitbucket Cloud' },
      pageTimeout,
    );
    const primary = getComputedStyle(reconnect).backgroundColor;
    const buttons = canvas
      .getAllByRole('listitem')
      .flatMap((row) => within(row).queryAllByRole('button', { name: /GitLab|Gitea|AWS|GitHub/ }));
    await expect(buttons.length).toBeGreaterThan(3);
    for (const button of buttons)
      await expect(getComputedStyle(button).backgroundColor).not.toBe(primary);
  },
});

let tried: string[] = [];

/** Each result updates its row. */
export const AllAreTested = meta.story({
  args: { path: '/connector' },
  beforeEach: ({ msw }) => {
    tried = [];
    msw.use(
      getListConnectionsMockHandler(() => ({
        data: mixed.map((row) =>
          tried.includes(row.key) ? { ...row, last_call: callOf('works') } : row,
        ),
        repositories_not_scanned: 13,
      })),
      getTestSourceHostConnectionMockHandler(async ({ request }) => {
        const { source_control: host } = (await request.json()) as TestConnectionRequest;
        tried = [...tried, host];
        return { ok: true, code: 'answers', status: null, message: '', latency_ms: 20 };
      }),
      getTestPullSourceMockHandler(({ params }) => {
        tried = [...tried, String(params['source'])];
        return callOf('works');
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await rowOf(/^Gitea, no response/i)).toBeVisible();
    canvas.getByRole('button', { name: 'Try now: Gitea' }).focus();
    await userEvent.keyboard('t');
    await expect(await rowOf(/^Gitea, works,/)).toBeVisible();
    await expect(tried).toEqual(['gitea']);
    await userEvent.click(canvas.getByRole('button', { name: 'Test all 5' }));
    await expect(await rowOf(/^GitLab, works,/)).toBeVisible();
    await expect(await canvas.findByText('Tested 5 of 5')).toBeInTheDocument();
    await expect(tried.toSorted()).toEqual([
      'black_duck',
      'fortify',
      'gitea',
      'gitea',
      'github',
      'gitlab',
    ]);
  },
});
