import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { sessionAs } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, showsHeading, wholePage } from '#.storybook/whole-page';
import { getListRepositoryTagsMockHandler } from '@/shared/api/mocks/generated/repositories/repositories.msw';
import {
  getDeleteFilterOfMockHandler,
  getListSavedFiltersOfMockHandler,
  getSaveFilterOfMockHandler,
  getUpdateFilterOfMockHandler,
} from '@/shared/api/mocks/generated/saved-filters/saved-filters.msw';

const meta = preview.meta({ title: 'Pages/Repositories', ...wholePage });

export const Repositories = meta.story({
  args: { path: '/Repositories' },
  play: showsHeading(/Repositories/),
});

/** Nothing offers an upload that the server would refuse. */
export const RepositoriesOfADeveloper = meta.story({
  args: { path: '/Repositories' },
  beforeEach: ({ msw }) => msw.use(sessionAs('developer')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Upload report' }, pageTimeout),
    ).toHaveAttribute('aria-disabled', 'true');
    await canvas.findByRole('table', {}, pageTimeout);
    await expect(canvas.queryByRole('heading', { name: 'Upload a scan report' })).toBeNull();
  },
});

/** The number is unknown then, so the page shows none rather than 0. */
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
    await userEvent.click(await within(list).findByRole('option', { name: /internal/ }));
    await expect(await canvas.findByRole('button', { name: 'payments and 1 more' })).toBeVisible();
  },
});

const saved = (name: string) => ({
  name,
  filters: [
    { key: 'tags', value: 'payments' },
    { key: 'source_control', value: 'github' },
  ],
  active: false,
  shared: false,
  is_default: false,
  owner: null,
  dropped: [],
});

/** A view is applied with its filters in the URL, renamed, and deleted with an undo. */
export const SavedViews = meta.story({
  args: { path: '/Repositories' },
  beforeEach: ({ msw }) => {
    let views = [saved('Payments')];
    msw.use(
      getListSavedFiltersOfMockHandler(() => ({ data: views, active: null })),
      getUpdateFilterOfMockHandler(async ({ request }) => {
        const { name = '' } = (await request.json()) as { name?: string }; // the dialog's own
        views = [saved(name)];
        return { data: saved(name) };
      }),
      getDeleteFilterOfMockHandler(() => {
        views = [];
      }),
      getSaveFilterOfMockHandler(async ({ request }) => {
        const { name } = (await request.json()) as { name: string }; // what was deleted
        views = [saved(name)];
        return { data: saved(name) };
      }),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('tab', { name: /Payments/ }, pageTimeout));
    await expect(await canvas.findByRole('button', { name: 'payments' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Source' })).toHaveValue('github');
    await userEvent.click(canvas.getByRole('button', { name: 'Rename view Payments' }));
    const name = await page.findByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Cards');
    await userEvent.click(page.getByRole('button', { name: 'Rename' }));
    await expect(await canvas.findByRole('tab', { name: /Cards/, selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete view Cards' }));
    await waitFor(() => expect(canvas.queryByRole('tab', { name: /Cards/ })).toBeNull());
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('tab', { name: /Cards/ })).toBeVisible();
  },
});
