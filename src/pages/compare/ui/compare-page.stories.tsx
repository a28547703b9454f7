import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import {
  getCompareFindingsMockHandler,
  getCompareFindingsResponseMock,
} from '@/shared/api/mocks/generated/findings/findings.msw';
import { getCheckGateMockHandler } from '@/shared/api/mocks/generated/policies/policies.msw';
import { idOf } from '@/shared/api/mocks/data/ids';
import { changeFilter, type FindingChange } from '#domain/finding-comparison';

const address = `/Repositories/compare/${idOf('r', 0)}`;

const meta = preview.meta({ title: 'Pages/Compare', ...wholePage });

/** Responds as the server does, with the requested names of the sides and their filters. */
const answer = ({ request }: { request: Request }) => {
  const { data } = getCompareFindingsResponseMock();
  const { searchParams } = new URL(request.url);
  const sideOf = (which: 'before' | 'after') => searchParams.get(which) ?? '';
  const [before, after] = [sideOf('before'), sideOf('after')];
  const comparison = { by: 'branches', repository: idOf('r', 0), before, after } as const;
  const counts = (change: FindingChange) => ({
    ...data[change],
    filter: changeFilter(change, comparison),
  });
  return {
    data: {
      ...data,
      before: { ...data.before, name: before },
      after: { ...data.after, name: after },
      new: counts('new'),
      gone: counts('gone'),
      kept: counts('kept'),
    },
  };
};

export const Compare = meta.story({
  args: { path: `${address}?before=main&after=feature/export` },
  beforeEach: ({ msw }) => msw.use(getCompareFindingsMockHandler(answer)),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const result = await page.findByRole('region', { name: 'Result' }, pageTimeout);
    await expect(within(result).getByText('feature/export')).toBeVisible();
    await expect(
      await within(result).findByText(/^The gate would stop feature\/export:/),
    ).toBeVisible();
    await expect(within(result).getByText(/“Criticals within a week”/)).toBeVisible();
    // New and gone together, each row with its badge.
    const all = page.getByRole('tab', { name: /^All changes/ });
    await expect(all).toHaveAttribute('aria-selected', 'true');
    const rowsOf = (name: RegExp) => page.findAllByRole('row', { name });
    await expect((await rowsOf(/^New/)).length).toBeGreaterThan(0);
    await expect(page.queryByRole('row', { name: /^Kept/ })).toBeNull();
    await userEvent.keyboard('j');
    await expect(page.getAllByRole('row', { name: /^(New|Gone)/ })[0]).toContainElement(
      document.activeElement as HTMLElement, // the link of the first finding
    );
    // Sorted by change, or by priority across both.
    const head = (name: string) => page.getByRole('columnheader', { name });
    await expect(head('What changed')).toHaveAttribute('aria-sort', 'ascending');
    await expect((await page.findAllByRole('cell', { name: 'Found in 4f1c9ae' }))[0]).toBeVisible();
    await userEvent.click(within(head('Priority')).getByRole('button'));
    await waitFor(() => expect(head('Priority')).toHaveAttribute('aria-sort', 'descending'));
    await expect(head('What changed')).not.toHaveAttribute('aria-sort');
    // The chart and its table.
    await expect(within(result).getByRole('img', { name: /^main has .* findings/ })).toBeVisible();
    await userEvent.click(within(result).getByRole('button', { name: 'View as table' }));
    await expect(within(result).getByRole('row', { name: /^Critical/ })).toBeVisible();
    await userEvent.keyboard('4');
    await expect(page.getByRole('tab', { name: /^Kept/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('3');
    await expect(page.getByRole('tab', { name: /^Gone/ })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(page.queryByRole('row', { name: /^(New|Kept)/ })).toBeNull());
    await expect((await rowsOf(/^Gone/)).length).toBeGreaterThan(0);
    await userEvent.click(page.getByRole('button', { name: /^Swap before and after/ }));
    await expect(await page.findByLabelText('Before')).toHaveValue('feature/export');
    await expect(page.getByRole('link', { name: 'Open in findings' })).toHaveAttribute(
      'href',
      expect.stringContaining('change='),
    );
  },
});

const gateAnswer = {
  blockers: [],
  total: 0,
  left_out: { total: 0, tools: [] },
  incomplete: [],
  message: '',
};

export const TheGateLetsPass = meta.story({
  args: { path: `${address}?before=main&after=feature/export` },
  beforeEach: ({ msw }) =>
    msw.use(
      getCompareFindingsMockHandler(answer),
      getCheckGateMockHandler({ ...gateAnswer, passed: true, outcome: 'passed' }),
    ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        /^The gate would let feature\/export pass:/,
        {},
        pageTimeout,
      ),
    ).toBeVisible();
  },
});

export const TheGateLacksAReport = meta.story({
  args: { path: `${address}?before=main&after=feature/export` },
  beforeEach: ({ msw }) =>
    msw.use(
      getCompareFindingsMockHandler(answer),
      getCheckGateMockHandler({
        ...gateAnswer,
        passed: false,
        outcome: 'incomplete',
        incomplete: [
          {
            scan_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
            tool: 'Semgrep',
            code: 'scan_failed',
            facts: { tool: 'Semgrep' },
            text: '',
          },
        ],
      }),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText(/^The gate would stop feature\/export:/, {}, pageTimeout),
    ).toBeVisible();
    await expect(page.getByText(/Semgrep reports a failed scan/)).toBeVisible();
  },
});

export const NoRuleSpeaksOfIt = meta.story({
  args: { path: `${address}?before=main&after=feature/export` },
  beforeEach: ({ msw }) =>
    msw.use(
      getCompareFindingsMockHandler(answer),
      getCheckGateMockHandler({ ...gateAnswer, passed: null, outcome: 'no_rule' }),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByRole('row', { name: /^New/ }, pageTimeout);
    await expect(page.queryByText(/^The gate/)).toBeNull();
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
