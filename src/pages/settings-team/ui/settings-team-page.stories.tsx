import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, showsHeading, wholePage } from '#.storybook/whole-page';
import {
  getListAuditLogMockHandler,
  getListAuditLogResponseMock,
} from '@/shared/api/mocks/generated/activity/activity.msw';
import {
  getListTeamMockHandler,
  getUpdateTeamMemberMockHandler,
  getUpdateTeamMemberResponseMock,
} from '@/shared/api/mocks/generated/team/team.msw';

const sent = fn();

const noEntries = { total: 0, total_is_exact: true, page: 1, page_size: 50, next_cursor: null };

const meta = preview.meta({
  title: 'Pages/Settings/Team',
  ...wholePage,
  beforeEach: () => {
    sent.mockClear();
  },
});

export const Team = meta.story({
  args: { path: '/settings/team' },
  play: showsHeading(/Team/),
});

const dora = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e0d0a';

export const ChangesARole = meta.story({
  args: { path: '/settings/team' },
  beforeEach: ({ msw }) =>
    msw.use(
      getListTeamMockHandler({
        data: [
          { ...getUpdateTeamMemberResponseMock(), id: dora, username: 'dora', role: 'developer' },
        ],
        meta: { ...noEntries, total: 1 },
      }),
      getUpdateTeamMemberMockHandler(async ({ request }) => {
        sent(await request.json());
        return getUpdateTeamMemberResponseMock();
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Change the role of dora' }, pageTimeout),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Cyberoper|Security/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ role: 'cyberoper' }));
  },
});

export const AuditLog = meta.story({
  args: { path: '/settings/team?section=audit' },
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
    const list = within(await canvas.findByRole('list', { name: 'Audit log' }, pageTimeout));
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
  args: { path: '/settings/team?section=audit&q=nobody' },
  beforeEach: ({ msw }) => msw.use(getListAuditLogMockHandler({ data: [], meta: noEntries })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Clear filters' }, pageTimeout),
    );
    await expect(await canvas.findByRole('heading', { name: 'Nothing done yet' })).toBeVisible();
  },
});

export const AuditLogFails = meta.story({
  args: { path: '/settings/team?section=audit' },
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/v1/audit-log', () => HttpResponse.json({}, { status: 422 }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Try again' }, pageTimeout),
    ).toBeVisible();
  },
});
