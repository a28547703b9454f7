import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sessionAs } from '#.storybook/mocks';
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
import {
  getCreateTeamMockHandler,
  getDeleteTeamMockHandler,
  getListTeamsMockHandler,
  getUpdateTeamMockHandler,
} from '@/shared/api/mocks/generated/teams/teams.msw';

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

/** A user who may not see the members starts with the teams instead of a refusal. */
export const TeamsOfADeveloper = meta.story({
  args: { path: '/settings/team' },
  beforeEach: ({ msw }) => msw.use(sessionAs('developer')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Teams' }, pageTimeout)).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.queryByRole('tab', { name: 'Members' })).toBeNull();
  },
});

const dora = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e0d0a';

/** An invitation does not count as a member. */
export const CountsInvitationsApart = meta.story({
  args: { path: '/settings/team' },
  beforeEach: ({ msw }) =>
    msw.use(
      getListTeamMockHandler({
        data: [
          { ...getUpdateTeamMemberResponseMock(), id: dora, username: 'dora', state: 'active' },
          { ...getUpdateTeamMemberResponseMock(), username: 'ana', state: 'invited' },
        ],
        meta: { ...noEntries, total: 2 },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('1 person, 1 invitation is open', {}, pageTimeout),
    ).toBeVisible();
  },
});

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

const noted = { repository: null, tag: null, path: null, source: 'manual', line: null } as const;
const payments = {
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e0e01',
  name: 'Payments',
  members: [],
  owns: [{ ...noted, path: 'src/payments/**' }],
};

export const NoTeams = meta.story({
  args: { path: '/settings/team?section=teams' },
  beforeEach: ({ msw }) => msw.use(getListTeamsMockHandler({ data: [], codeowners: [] })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No teams yet' }, pageTimeout),
    ).toBeVisible();
  },
});

export const ChangesATeam = meta.story({
  args: { path: '/settings/team?section=teams' },
  beforeEach: ({ msw }) =>
    msw.use(
      getListTeamsMockHandler({ data: [payments], codeowners: [] }),
      getUpdateTeamMockHandler(async ({ request }) => {
        sent(await request.json());
        return { data: payments };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Change Payments' }, pageTimeout),
    );
    const dialog = within(await screen.findByRole('dialog'));
    const paths = dialog.getByRole('textbox', { name: 'Paths, entry 1' });
    await userEvent.clear(paths);
    await userEvent.type(paths, '*.sql');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        name: 'Payments',
        member_ids: [],
        owns: [{ repository_id: null, tag: null, path: '*.sql' }],
      }),
    );
  },
});

export const DeletesATeamAndUndoes = meta.story({
  args: { path: '/settings/team?section=teams' },
  beforeEach: ({ msw }) =>
    msw.use(
      getListTeamsMockHandler({ data: [payments], codeowners: [] }),
      getDeleteTeamMockHandler(() => {
        sent('deleted');
      }),
      getCreateTeamMockHandler(async ({ request }) => {
        sent(await request.json());
        return { data: payments };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Delete Payments' }, pageTimeout),
    );
    await waitFor(() => expect(sent).toHaveBeenCalledWith('deleted'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Payments' })),
    );
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
  args: { path: '/settings/team?section=audit&q=unknown' },
  beforeEach: ({ msw }) => msw.use(getListAuditLogMockHandler({ data: [], meta: noEntries })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Clear filters' }, pageTimeout),
    );
    await expect(await canvas.findByRole('heading', { name: 'No activity yet' })).toBeVisible();
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
