// What administrators look after: the audit log, the GitHub App and the connectors of one's own.
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  getListAuditLogMockHandler,
  getListAuditLogResponseMock,
} from '@/shared/api/mocks/generated/activity/activity.msw';
import { getSaveGithubInstallationMockHandler } from '@/shared/api/mocks/generated/application-server/application-server.msw';
import { makeClient, tokenOfClient } from '@/shared/api/mocks/data/client';
import { getGetClientMockHandler } from '@/shared/api/mocks/generated/client/client.msw';
import { getGetGitAppTokenMockHandler } from '@/shared/api/mocks/generated/connectors/connectors.msw';
import {
  getListUserConnectorsMockHandler,
  getListUserConnectorsResponseMock,
  getUnpublishUserConnectorMockHandler,
} from '@/shared/api/mocks/generated/user-connectors/user-connectors.msw';
import { storeAccessToken } from '@/entities/session';
import { wholePage } from './at';
import { sessionAs } from './mocks';

const sent = fn();

const meta = preview.meta({
  title: 'Pages/Administration',
  ...wholePage,
  beforeEach: ({ msw }) => {
    sent.mockClear();
    storeAccessToken('mock');
    msw.use(sessionAs('admin'), getGetClientMockHandler({ token: tokenOfClient(makeClient()) }));
  },
});

const audit = { path: '/settings/team?section=audit', locale: 'en' as const };
const none = { total: 0, total_is_exact: true, page: 1, page_size: 50, next_cursor: null };
const soon = { timeout: 8000 };

export const AuditLog = meta.story({
  args: audit,
  beforeEach: ({ msw }) => {
    const {
      meta: paging,
      data: [entry],
    } = getListAuditLogResponseMock();
    if (!entry) throw new Error('The contract has no example of an entry.');
    msw.use(
      getListAuditLogMockHandler(({ request }) => {
        sent(new URL(request.url).searchParams.get('action')?.split(',')[0]);
        return {
          meta: paging,
          data: [
            {
              ...entry,
              actor: 'ana',
              action: 'team.invite',
              detail: { email: 'teo@acme.example', role: 'developer' },
            },
            { ...entry, id: entry.id.replace(/.$/, '0'), action: 'newer.thing', detail: {} },
          ],
        };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Audit log' }, soon));
    await expect(list.getByText(/Invited a person/)).toHaveTextContent(
      'ana · Invited a person · teo@acme.example',
    );
    await expect(list.getByText('newer.thing', { selector: 'summary *' })).toBeVisible();
    await userEvent.click(list.getByText(/Invited a person/));
    await expect(list.getByText('developer')).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Topic' }),
      'Team and organisation',
    );
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('team.invite'));
  },
});

export const AuditLogWithoutAMatch = meta.story({
  args: { ...audit, path: `${audit.path}&q=nobody` },
  beforeEach: ({ msw }) => msw.use(getListAuditLogMockHandler({ data: [], meta: none })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }, soon));
    await expect(
      await canvas.findByRole('heading', { name: 'Nothing has been done yet' }),
    ).toBeVisible();
  },
});

export const AuditLogFails = meta.story({
  args: audit,
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/v1/audit-log', () => HttpResponse.json({}, { status: 422 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, soon)).toBeVisible();
  },
});

/** An address alone changes nothing. */
export const AnInstallationIsTakenOver = meta.story({
  args: { path: '/connector/providers?installation_id=4711', locale: 'en' },
  beforeEach: ({ msw }) =>
    msw.use(
      getGetGitAppTokenMockHandler({ isConfigured: false, app_id: '123', installation_id: null }),
      getSaveGithubInstallationMockHandler(async ({ request }) => {
        sent(await request.json());
        return { installation_id: '4711' };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const use = await canvas.findByRole('button', { name: 'Use this installation' }, soon);
    await expect(await canvas.findByText('Not complete')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(use);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ installation_id: '4711' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Use this installation' })).toBeNull(),
    );
  },
});

export const AConnectorIsWithdrawn = meta.story({
  args: { path: '/connector', locale: 'en' },
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
      await canvas.findByRole('button', { name: 'Use Ticket desk' }, soon),
    ).toBeEnabled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw Ticket desk' }));
    await expect(await screen.findByText('Ticket desk was withdrawn')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('withdrawn');
  },
});
