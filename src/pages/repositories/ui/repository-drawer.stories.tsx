import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sessionAs } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import type { PullRequestSettingsRequest, Repository } from '@/shared/api/generated/model';
import {
  getListDomainsMockHandler,
  getListDomainsResponseMock,
} from '@/shared/api/mocks/generated/domains/domains.msw';
import {
  getGetPrioritySettingsMockHandler,
  getGetPrioritySettingsResponseMock,
} from '@/shared/api/mocks/generated/prioritization/prioritization.msw';
import {
  getGetPullRequestSettingsMockHandler,
  getGetPullRequestSettingsResponseMock,
  getUpdatePullRequestSettingsMockHandler,
} from '@/shared/api/mocks/generated/remediation/remediation.msw';
import {
  getGetRepositoryMockHandler,
  getGetRepositoryResponseMock,
  getListRepositoryMembersMockHandler,
  getSetRepositoryMembersMockHandler,
  getUpdateRepositoryMockHandler,
} from '@/shared/api/mocks/generated/repositories/repositories.msw';
import {
  getGetContainerSpecMockHandler,
  getGetContainerSpecResponseMock,
  getListScansMockHandler,
  getListScansResponseMock,
  getUpdateContainerSpecMockHandler,
} from '@/shared/api/mocks/generated/scans/scans.msw';

const sent = fn();

const id = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02';

const repository = (over: Partial<Repository['attributes']> = {}): { data: Repository } => {
  const { data } = getGetRepositoryResponseMock();
  return {
    data: { id, attributes: { ...data.attributes, nickname: 'ledger-api', image: null, ...over } },
  };
};

const at = (tab: string) => ({ path: `/Repositories?open=${id}&tab=${tab}` });

const drawer = async () =>
  within(await screen.findByRole('dialog', { name: 'ledger-api' }, pageTimeout));

const pullRequests = {
  draft: false,
  labels: ['security'],
  max_open: null,
  per: 'finding',
  reviewers: 'none',
  reviewer_names: [],
  opens_by_itself: false,
  schedule: {
    frequency: 'any_time',
    weekday: 1,
    day: 1,
    from: 6,
    to: 9,
    time_zone: 'Europe/Madrid',
  },
} satisfies PullRequestSettingsRequest;

const person = {
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4aff',
  username: 'developer2',
  email: 'developer2@acme.example',
  avatar_url: null,
};

const meta = preview.meta({
  title: 'Pages/Repositories/Drawer',
  ...wholePage,
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(getGetRepositoryMockHandler(repository()));
  },
});

export const SettingsAreSavedAndTakenBack = meta.story({
  args: at('settings'),
  beforeEach: ({ msw }) => {
    const { data, ...priority } = getGetPrioritySettingsResponseMock();
    msw.use(
      getGetPrioritySettingsMockHandler({
        ...priority,
        data: {
          ...data,
          toggle: true,
          weights: { ...data.weights, impactOnCriticalSystems: 20 },
          impactOnCriticalSystems: { vulnSensitiveData: true, vulnImpactingCriticalData: true },
        },
      }),
      getUpdateRepositoryMockHandler(async ({ request }) => {
        const body = (await request.json()) as { primary_purpose?: string };
        sent(body);
        return repository(body);
      }),
    );
  },
  play: async ({ userEvent }) => {
    const box = await drawer();
    await expect(
      await box.findByText(/^Adds up to 10 priority points/, undefined, pageTimeout),
    ).toBeVisible();
    await expect(box.getByText(/about 10 of up to 10 priority points/)).toBeVisible();
    const purpose = box.getByLabelText(/Primary purpose/);
    await userEvent.clear(purpose);
    await userEvent.type(purpose, 'Bookings');
    await expect(box.getByText('1 unsaved change')).toBeVisible();
    await expect(box.getByRole('tab', { name: 'Settings Edited' })).toBeVisible();
    await userEvent.click(box.getByRole('tab', { name: 'Scan history' }));
    await userEvent.click(box.getByRole('tab', { name: /Settings/ }));
    await expect(purpose).toHaveValue('Bookings');
    await userEvent.click(box.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ primary_purpose: 'Bookings' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(box.queryByText('1 unsaved change')).toBeNull());
  },
});

export const AScanThatLookedAtNothing = meta.story({
  args: at('history'),
  beforeEach: ({ msw }) => {
    const { data, ...rest } = getListScansResponseMock();
    msw.use(
      getListScansMockHandler({
        ...rest,
        data: data.slice(0, 1).map((scan) => ({
          ...scan,
          attributes: {
            ...scan.attributes,
            status: 'succeeded',
            error: null,
            notes: [{ code: 'nothing_scanned', facts: { tool: 'Trivy' }, text: '' }],
          },
        })),
      }),
    );
  },
  play: async () => {
    const box = await drawer();
    await expect(
      await box.findByText(/^Trivy scanned nothing/, undefined, pageTimeout),
    ).toBeVisible();
  },
});

export const SettingsOfADeveloper = meta.story({
  args: at('settings'),
  beforeEach: ({ msw }) => msw.use(sessionAs('developer')),
  play: async () => {
    const box = await drawer();
    await expect(await box.findByLabelText(/Name/, undefined, pageTimeout)).toBeDisabled();
    await expect(box.getByText(/Your role does not allow this/, { selector: 'p' })).toBeVisible();
    await expect(box.queryByRole('tab', { name: 'Access' })).toBeNull();
  },
});

const savedPullRequests = {
  data: {
    ...getGetPullRequestSettingsResponseMock().data,
    ...pullRequests,
    opens_for: null,
    waits_until: null,
    own: [],
    version: 4,
  },
};

export const PullRequestsAreSet = meta.story({
  args: at('pull-requests'),
  beforeEach: ({ msw }) =>
    msw.use(
      getGetPullRequestSettingsMockHandler(savedPullRequests),
      getUpdatePullRequestSettingsMockHandler(async ({ request }) => {
        const body = (await request.json()) as PullRequestSettingsRequest;
        sent(request.headers.get('if-match'), body);
        return {
          data: {
            ...pullRequests,
            ...body,
            opens_for: { username: 'developer2', is_permitted: true },
            waits_until: '2026-03-02T05:00:00Z',
            own: ['draft' as const],
            today: savedPullRequests.data.today,
            version: 5,
          },
        };
      }),
    ),
  play: async ({ userEvent }) => {
    const box = await drawer();
    const most = await box.findByLabelText(/Open at most/, undefined, pageTimeout);
    await userEvent.type(most, '0');
    await userEvent.tab();
    await userEvent.click(box.getByRole('switch', { name: 'Open as drafts' }));
    await userEvent.type(box.getByLabelText(/Labels/), 'dependencies{Enter}');
    await userEvent.click(box.getByRole('button', { name: 'Save' }));
    await expect(await box.findByText('Enter a whole number from 1 to 100.')).toBeVisible();
    await userEvent.type(most, '{Backspace}5');
    await userEvent.selectOptions(box.getByLabelText('Reviewers'), 'list');
    await userEvent.click(box.getByRole('button', { name: 'Save' }));
    await expect(await box.findByText('Add at least one reviewer.')).toBeVisible();
    await userEvent.type(box.getByLabelText(/Names at the source host/), 'developer2{Enter}');
    await userEvent.click(box.getByRole('switch', { name: /fixes that are ready/ }));
    await userEvent.selectOptions(box.getByLabelText(/When Parapet acts automatically/), 'weekly');
    await userEvent.selectOptions(box.getByLabelText('Day of the week'), 'Tuesday');
    await userEvent.selectOptions(box.getByLabelText('From'), '22');
    const zone = box.getByLabelText(/Time zone/);
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Madrid');
    await userEvent.click(await screen.findByRole('option', { name: 'Europe/Madrid' }));
    await userEvent.click(box.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('"4"', {
        ...pullRequests,
        draft: true,
        labels: ['security', 'dependencies'],
        max_open: 5,
        reviewers: 'list',
        reviewer_names: ['developer2'],
        opens_by_itself: true,
        schedule: {
          ...pullRequests.schedule,
          frequency: 'weekly',
          weekday: 2,
          from: 22,
        },
      }),
    );
    await expect(await box.findByText('Saved')).toBeVisible();
    await expect(box.getByText(/wait until Monday, March 2 at 6:00/)).toBeVisible();
    await expect(box.getByText(/in the name of developer2/)).toBeVisible();
  },
});

export const NobodyOpensPullRequests = meta.story({
  args: at('pull-requests'),
  beforeEach: ({ msw }) => {
    const { data } = savedPullRequests;
    const opens_for = { username: 'developer2', is_permitted: false };
    msw.use(
      getGetPullRequestSettingsMockHandler({
        data: { ...data, opens_by_itself: true, opens_for },
      }),
    );
  },
  play: async () => {
    const box = await drawer();
    await expect(
      await box.findByText(/developer2 can no longer open pull requests/, undefined, pageTimeout),
    ).toBeVisible();
  },
});

export const PullRequestsOfADeveloper = meta.story({
  args: at('pull-requests'),
  beforeEach: ({ msw }) =>
    msw.use(sessionAs('developer'), getGetPullRequestSettingsMockHandler(savedPullRequests)),
  play: async () => {
    const box = await drawer();
    await expect(await box.findByLabelText(/Open at most/, undefined, pageTimeout)).toBeDisabled();
  },
});

export const ADomainIsBound = meta.story({
  args: at('settings'),
  beforeEach: ({ msw }) => {
    const [domain] = getListDomainsResponseMock().data;
    if (!domain) throw new Error('The contract has no example of a domain.');
    const bound = {
      ...domain,
      uuid: id,
      domain: 'ledger.acme.example',
      validated: true,
      repositories: [{ id, nickname: 'ledger-api' }],
    };
    msw.use(
      sessionAs('admin'),
      getListDomainsMockHandler({
        data: [bound, { ...domain, domain: 'pay.acme.example', validated: true, repositories: [] }],
      }),
    );
  },
  play: async ({ userEvent }) => {
    const box = await drawer();
    await expect(
      await box.findByRole('button', { name: 'Unlink ledger.acme.example' }, pageTimeout),
    ).toBeVisible();
    await expect(box.getByRole('button', { name: 'Link' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.selectOptions(
      box.getByRole('combobox', { name: 'Verified domain' }),
      'pay.acme.example',
    );
    await waitFor(() =>
      expect(box.getByRole('button', { name: 'Link' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
});

export const AnImageIsNamed = meta.story({
  args: at('image'),
  beforeEach: ({ msw }) =>
    msw.use(
      getUpdateContainerSpecMockHandler(async ({ request }) => {
        sent(await request.json());
        return getGetContainerSpecResponseMock();
      }),
    ),
  play: async ({ userEvent }) => {
    const box = await drawer();
    await userEvent.click(await box.findByRole('button', { name: 'Set image' }, pageTimeout));
    await userEvent.selectOptions(box.getByLabelText('Registry'), 'Azure ACR');
    await userEvent.type(box.getByLabelText('Image'), 'ledger-api');
    await userEvent.type(box.getByLabelText('Registry name'), 'acme');
    await userEvent.click(box.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        platform: 'azure_acr',
        image: 'ledger-api',
        tag: 'latest',
        registry_name: 'acme',
      }),
    );
  },
});

export const AnImageWithCredentials = meta.story({
  args: at('image'),
  beforeEach: ({ msw }) => {
    const { data } = getGetContainerSpecResponseMock();
    msw.use(
      getGetRepositoryMockHandler(repository({ image: 'ledger-api:1.4.2' })),
      getGetContainerSpecMockHandler({
        data: {
          ...data,
          platform: 'docker_hub',
          fields: { namespace: 'acme', username: 'acme-bot' },
          isConfigured: true,
        },
      }),
    );
  },
  play: async () => {
    const box = await drawer();
    await expect(await box.findByLabelText('Namespace', undefined, pageTimeout)).toHaveValue(
      'acme',
    );
    await expect(box.getByLabelText(/Password/)).toHaveAccessibleDescription(/A value is saved/);
    await expect(box.getByLabelText(/Password/)).toHaveValue('');
    await expect(box.getByRole('button', { name: 'Remove image' })).toBeEnabled();
  },
});

export const AMemberIsTakenAndGivenBack = meta.story({
  args: at('access'),
  beforeEach: ({ msw }) =>
    msw.use(
      getListRepositoryMembersMockHandler({ data: [person] }),
      getSetRepositoryMembersMockHandler(async ({ request }) => {
        const { user_ids: ids } = (await request.json()) as { user_ids: string[] };
        sent(ids);
        return { data: ids.includes(person.id) ? [person] : [] };
      }),
    ),
  play: async ({ userEvent }) => {
    const box = await drawer();
    await userEvent.click(
      await box.findByRole('button', { name: 'Remove developer2' }, pageTimeout),
    );
    await expect(await box.findByText('No members')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await box.findByRole('list', { name: 'Members' })).toHaveTextContent(
      'developer2@acme.example',
    );
    await expect(sent.mock.calls).toEqual([[[]], [[person.id]]]);
  },
});

export const AccessFails = meta.story({
  args: at('access'),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/v1/repositories/:id/members', () => HttpResponse.json({}, { status: 422 })),
    ),
  play: async () => {
    const box = await drawer();
    await expect(await box.findByRole('button', { name: 'Try again' }, pageTimeout)).toBeVisible();
  },
});
