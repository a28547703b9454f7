import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { clientWithPayment } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import { callOf, connectionOf } from '@/shared/api/mocks/data/connections';
import {
  getGetPullSourceMockHandler,
  getGetPullSourceResponseMock,
  getListConnectionsMockHandler,
  getListPullProjectsMockHandler,
  getUpdatePullSourceMockHandler,
} from '@/shared/api/mocks/generated/connectors/connectors.msw';
import {
  getListRepositoriesMockHandler,
  getListRepositoriesResponseMock,
} from '@/shared/api/mocks/generated/repositories/repositories.msw';

const sent = fn();

const stored = () => {
  const { data } = getGetPullSourceResponseMock();
  const [mapping] = data.mappings;
  if (!mapping) throw new Error('The contract has no example of a mapping.');
  return {
    ...data,
    source: 'fortify' as const,
    duration_ms: 41_000,
    mappings: [{ ...mapping, project_id: '1', project_name: 'ledger-api 24.4' }],
  };
};

const repositories = () => {
  const list = getListRepositoriesResponseMock();
  const [first] = list.data;
  if (!first) throw new Error('The contract has no example of a repository.');
  const named = (id: string, nickname: string) => ({
    ...first,
    id,
    attributes: { ...first.attributes, nickname },
  });
  return {
    ...list,
    data: [
      named(stored().mappings[0]?.repository.id ?? '', 'ledger-api'),
      named('r2', 'claims-portal'),
    ],
  };
};

const meta = preview.meta({
  title: 'Pages/Connectors/Projects of a pull source',
  ...wholePage,
  args: { path: '/connector' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      clientWithPayment('customer'),
      getListConnectionsMockHandler({
        data: [connectionOf('fortify', { last_call: callOf('works') })],
        repositories_not_scanned: 0,
      }),
      getListRepositoriesMockHandler(repositories()),
      getGetPullSourceMockHandler({ data: stored() }),
      getListPullProjectsMockHandler({
        data: [
          { id: '1', name: 'ledger-api 24.4' },
          { id: '2', name: 'claims-portal 3.18' },
          { id: '3', name: 'storefront 1.3' },
        ],
        total: 31,
      }),
      getUpdatePullSourceMockHandler(async ({ request }) => {
        sent(await request.json());
        return { data: stored() };
      }),
    );
  },
});

const opened = async (press: (button: HTMLElement) => Promise<void>) => {
  await press(await screen.findByRole('button', { name: 'Manage Fortify' }, pageTimeout));
  const sheet = within(
    await screen.findByRole('dialog', { name: /^Fortify on Demand/ }, pageTimeout),
  );
  await sheet.findByText('storefront 1.3', undefined, pageTimeout);
  return sheet;
};

/**
 * A repository of the same name is suggested. Nothing is pulled until the user chooses and saves
 * it.
 */
export const AProjectIsChosen = meta.story({
  play: async ({ userEvent }) => {
    const sheet = await opened((button) => userEvent.click(button));
    await expect(
      await sheet.findByText('claims-portal has the same name', undefined, pageTimeout),
    ).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Save' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(sheet.getByRole('checkbox', { name: 'claims-portal 3.18' }));
    await expect(
      sheet.getByRole('combobox', { name: 'Repository for claims-portal 3.18' }),
    ).toHaveDisplayValue('claims-portal');
    await userEvent.click(sheet.getByRole('checkbox', { name: 'storefront 1.3' }));
    // No repository has this name, and every project needs one.
    await expect(sheet.getByRole('button', { name: 'Save' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(sheet.getByRole('checkbox', { name: 'storefront 1.3' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith({
      daily: true,
      mappings: [
        expect.objectContaining({ project_id: '1' }),
        { project_id: '2', project_name: 'claims-portal 3.18', repository_id: 'r2' },
      ],
    });
  },
});

export const OnlyTheChosenAreShown = meta.story({
  play: async ({ userEvent }) => {
    const sheet = await opened((button) => userEvent.click(button));
    const rows = () =>
      within(sheet.getByRole('list', { name: 'Projects' }))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent);
    await expect(rows()).toEqual(['ledger-api 24.4', 'claims-portal 3.18', 'storefront 1.3']);
    await userEvent.click(sheet.getByRole('radio', { name: 'Chosen 1' }));
    await expect(rows()).toEqual(['ledger-api 24.4']);
    await expect(sheet.getByText(/^1 of 31 shown/)).toBeVisible();
  },
});

/** Unsaved choices are lost only if the user confirms. */
export const ClosingAsksFirst = meta.story({
  play: async ({ userEvent }) => {
    const sheet = await opened((button) => userEvent.click(button));
    await userEvent.click(sheet.getByRole('tab', { name: 'Schedule' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Pull once a day' }));
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText(/Discard/)).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});
