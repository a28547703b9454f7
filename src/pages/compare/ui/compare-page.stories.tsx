import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import {
  getCompareFindingsMockHandler,
  getCompareFindingsResponseMock,
} from '@/shared/api/mocks/generated/findings/findings.msw';
import { idOf } from '@/shared/api/mocks/data/ids';

const address = `/Repositories/compare/${idOf('r', 0)}`;

const meta = preview.meta({ title: 'Pages/Compare', ...wholePage });

/** As the server answers: the sides by the names that were asked for. */
const answer = ({ request }: { request: Request }) => {
  const { data } = getCompareFindingsResponseMock();
  const { searchParams } = new URL(request.url);
  const named = (which: 'before' | 'after') => ({
    ...data[which],
    name: searchParams.get(which) ?? '',
  });
  return { data: { ...data, before: named('before'), after: named('after') } };
};

export const Compare = meta.story({
  args: { path: `${address}?before=main&after=feature/export` },
  beforeEach: ({ msw }) => msw.use(getCompareFindingsMockHandler(answer)),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const result = await page.findByRole('region', { name: 'Result' }, pageTimeout);
    await expect(within(result).getByText('feature/export')).toBeVisible();
    await expect((await page.findAllByRole('row', { name: /^New/ })).length).toBeGreaterThan(0);
    await userEvent.keyboard('j');
    await expect(page.getAllByRole('row', { name: /^New/ })[0]).toContainElement(
      document.activeElement as HTMLElement, // the link of the first finding
    );
    await userEvent.click(page.getByRole('tab', { name: /^Gone/ }));
    await expect((await page.findAllByRole('row', { name: /^Gone/ })).length).toBeGreaterThan(0);
    await userEvent.click(page.getByRole('button', { name: /^Swap before and after/ }));
    await expect(await page.findByLabelText('Before')).toHaveValue('feature/export');
    await expect(page.getByRole('link', { name: 'Open in findings' })).toHaveAttribute(
      'href',
      expect.stringContaining('change='),
    );
  },
});

export const NoReportOfOneSide = meta.story({
  args: { path: `${address}?before=main&after=feature/nowhere` },
  beforeEach: ({ msw }) => {
    const { data } = getCompareFindingsResponseMock();
    const after = { ...data.after, name: 'feature/nowhere', tools: [], scanned_at: null };
    msw.use(getCompareFindingsMockHandler({ data: { ...data, after } }));
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('No report for feature/nowhere', {}, pageTimeout),
    ).toBeVisible();
  },
});
