import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { wholePage } from '#.storybook/whole-page';
import type { SetupStep, SetupStepName } from '@/shared/api/generated/model';
import { getGetClientSetupMockHandler } from '@/shared/api/mocks/generated/client/client.msw';

const meta = preview.meta({ title: 'Pages/Overview', ...wholePage });

export const Overview = meta.story({
  args: { path: '/' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: /Overview/ })).toBeVisible();
    const sla = await page.findByRole('table', { name: 'Within SLA by severity' });
    await expect(
      within(sla).getAllByRole('columnheader', { name: /Critical|High|Medium|Low/ }),
    ).toHaveLength(4);
    const teams = await page.findByRole('table', { name: 'By team' });
    await expect(
      (await within(teams).findAllByText(/^\d+ (fewer|more) in the period$/)).length,
    ).toBeGreaterThan(0);
    const times = await page.findByRole('table', { name: 'Median time to fix by severity' });
    await expect(within(times).getByRole('row', { name: /^Critical .* target 7 d/ })).toBeVisible();
    const live = await page.findByRole('link', { name: /^of [\d,]+ secrets? in code$/ });
    await expect(live).toHaveAttribute('href', expect.stringContaining('category=secret'));
    const late = within(sla).getAllByRole('link', { name: /^\d+%.* over SLA, [\d,]+ due soon$/ });
    await expect(late[0]).toHaveAttribute('href', expect.stringContaining('sla=overdue'));
  },
});

const step = (name: SetupStepName, done: boolean, what: string | null = null): SetupStep => ({
  step: name,
  done,
  what,
  count: null,
});

export const SetUp = meta.story({
  args: { path: '/' },
  beforeEach: ({ msw }) =>
    msw.use(
      getGetClientSetupMockHandler({
        data: [
          step('name', true, 'Harbour Ledger'),
          step('pipeline', false),
          step('host', false),
          step('due_dates', true, 'Critical within a week'),
        ],
        sample: false,
      }),
    ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const card = await page.findByRole('region', { name: 'Set up Parapet' });
    await expect(card).toHaveTextContent('2 of 4 done');
    await expect(within(card).getByRole('link', { name: 'Create a token' })).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'Hide' }));
    await expect(page.queryByRole('region', { name: 'Set up Parapet' })).toBeNull();
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(await page.findByRole('region', { name: 'Set up Parapet' })).toBeVisible();
  },
});
