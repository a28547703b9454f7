import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, showsHeading, wholePage } from '#.storybook/whole-page';
import { getListRepositoryTagsMockHandler } from '@/shared/api/mocks/generated/repositories/repositories.msw';

const meta = preview.meta({ title: 'Pages/Repositories', ...wholePage });

export const Repositories = meta.story({
  args: { path: '/Repositories' },
  play: showsHeading(/Repositories/),
});

/** The number is unknown then: the page shows none rather than 0. */
export const RepositoriesFail = meta.story({
  args: { path: '/Repositories' },
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/v1/repositories', () => HttpResponse.json({}, { status: 422 }))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { name: 'Couldn’t load repositories' }, pageTimeout),
    ).toBeVisible();
    await expect(page.queryByText(/connected/)).toBeNull();
  },
});

export const NarrowedByTags = meta.story({
  args: { path: '/Repositories?tags=payments' },
  beforeEach: ({ msw }) =>
    msw.use(getListRepositoryTagsMockHandler({ data: ['internal', 'payments'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'payments' }, pageTimeout));
    const list = await canvas.findByRole('listbox', { name: 'Tags' });
    await userEvent.click(within(list).getByRole('option', { name: /internal/ }));
    await expect(await canvas.findByRole('button', { name: 'payments and 1 more' })).toBeVisible();
  },
});
