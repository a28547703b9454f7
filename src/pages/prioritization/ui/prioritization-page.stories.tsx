import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import {
  getSimulatePrioritySettingsMockHandler,
  getSimulatePrioritySettingsResponseMock,
} from '@/shared/api/mocks/generated/prioritization/prioritization.msw';

const meta = preview.meta({ title: 'Pages/Prioritization', ...wholePage });

export const Prioritization = meta.story({
  args: { path: '/settings/prioritization' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const custom = await page.findByRole('switch', { name: 'Custom scoring' });
    const weight = page.getByRole('slider', { name: /Industry standards/ });
    if (custom instanceof HTMLInputElement && custom.checked) await userEvent.click(custom);
    await expect(weight).toBeDisabled();
    await userEvent.click(custom);
    await expect(weight).toBeEnabled();
    weight.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(
      await page.findByRole('table', { name: 'Findings by priority, before and after' }),
    ).toBeInTheDocument();
    const decisions = within(await page.findByRole('region', { name: 'SSVC decision' }));
    await expect(decisions.getAllByRole('listitem')).toHaveLength(4);
    await expect(page.getByText(/^Too few to judge: \d known exploited CVEs?/)).toBeVisible();
  },
});

export const WhatIsExploitedIsFoundEarly = meta.story({
  args: { path: '/settings/prioritization' },
  beforeEach: ({ msw }) => {
    const { data } = getSimulatePrioritySettingsResponseMock();
    const points = [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.2, 0.3, 0.4, 0.5].map((share) => ({
      share,
      now: Math.min(1, share * 7),
      after: Math.min(1, share * 8.3),
      epss: Math.min(1, share * 7),
      cvss: Math.min(1, share * 3.5),
    }));
    msw.use(
      getSimulatePrioritySettingsMockHandler({
        data: { ...data, ranking: { cves: 184, exploited: 23, points } },
      }),
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const custom = await page.findByRole('switch', { name: 'Custom scoring' });
    if (custom instanceof HTMLInputElement && !custom.checked) await userEvent.click(custom);
    const weight = page.getByRole('slider', { name: /Industry standards/ });
    await waitFor(() => expect(weight).toBeEnabled());
    weight.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    const card = within(
      await page.findByRole('region', { name: 'Does it find what is exploited?' }, pageTimeout),
    );
    await expect(card.getByText(/^In the first 10% of the list: priority 83%/)).toBeVisible();
    await expect(card.getByText(/^23 of 184 CVEs/)).toBeVisible();
    await expect(
      await card.findByRole('img', { name: 'Does it find what is exploited?' }, pageTimeout),
    ).toBeVisible();
  },
});
