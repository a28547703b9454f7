import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, showsHeading, wholePage } from '#.storybook/whole-page';
import {
  getGetScanMockHandler,
  getGetScanResponseMock,
} from '@/shared/api/mocks/generated/scans/scans.msw';

const { data: scan } = getGetScanResponseMock();

const meta = preview.meta({ title: 'Pages/Findings', ...wholePage });

export const Findings = meta.story({
  args: { path: '/findings/all' },
  play: showsHeading(/Findings/),
});

/** U and Shift U mark as seen; the toast offers an undo. */
export const NewSinceTheLastVisit = meta.story({
  args: {
    path: '/findings/all?status=open,in_progress&false_positive=false&is_duplicate=false&new_since=last_visit',
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const counts = await page.findByRole('list', { name: 'New findings by severity' }, pageTimeout);
    const [severity] = within(counts).getAllByRole('button');
    if (!severity) throw new Error('The mocks have no new finding.');
    await expect(severity).toHaveAttribute('aria-pressed', 'false');
    const all = await page.findByRole('grid', {}, pageTimeout);
    const before = all.getAttribute('aria-rowcount');
    await userEvent.keyboard('j');
    await userEvent.keyboard('u');
    const toast = await page.findByText('Marked as seen', {}, pageTimeout);
    await expect(toast).toBeVisible();
    await waitFor(() => expect(all.getAttribute('aria-rowcount')).not.toBe(before));
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(all).toHaveAttribute('aria-rowcount', before));
    await userEvent.click(page.getByRole('button', { name: /^Mark all as seen/ }));
    await expect(await page.findByText('All findings marked as seen')).toBeVisible();
    await expect(await page.findByRole('heading', { name: /^Nothing new since/ })).toBeVisible();
  },
});

/** Fails until the story resets it, because a request of the previous page may come first. */
let viewsFail = false;

/** The list works without the saved views. */
export const SavedViewsFail = meta.story({
  args: { path: '/findings/all' },
  beforeEach: ({ msw }) => {
    viewsFail = true;
    msw.use(
      http.get('*/v1/findings-filter/selected', () =>
        viewsFail ? HttpResponse.json({}, { status: 422 }) : undefined,
      ),
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const again = await page.findByRole('button', { name: 'Try again' }, pageTimeout);
    await expect(again.parentElement).toHaveTextContent('Couldn’t load your saved views.');
    viewsFail = false;
    await userEvent.click(again);
    await expect(await page.findByRole('tab', { name: /Fix this week/ })).toBeVisible();
    await expect(page.queryByText('Couldn’t load your saved views.')).toBeNull();
  },
});

/** The chip names the report. The panel shows the filter only while it is active. */
export const FindingsOfAnImport = meta.story({
  args: { path: `/findings/all?import=new:${scan.id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      getGetScanMockHandler({
        data: { ...scan, attributes: { ...scan.attributes, file_name: 'messy.sarif' } },
      }),
    ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const chip = await page.findByRole('group', { name: 'Import is New in messy.sarif' });
    await userEvent.click(within(chip).getByRole('button', { name: 'Remove filter Import' }));
    await expect(page.queryByRole('group', { name: /^Import is/ })).toBeNull();
  },
});

/** A list that is on its way is not an empty one. */
export const OnTheirWay = meta.story({
  args: { path: '/findings/all?severity=low' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/v1/findings', async () => {
        await delay('infinite');
      }),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = await page.findByRole('tabpanel', { name: 'Findings' }, pageTimeout);
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(page.queryByText('No findings')).toBeNull();
    const placeholders = within(list).getAllByRole('row', { hidden: true });
    await expect(placeholders.length).toBeGreaterThan(5);
  },
});
