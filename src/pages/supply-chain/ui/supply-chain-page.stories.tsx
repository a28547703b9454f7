import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { wholePage } from '#.storybook/whole-page';
import { getGetSupplyChainsMockHandler } from '@/shared/api/mocks/generated/charts/charts.msw';
import {
  getListFindingGroupsMockHandler,
  getListFindingGroupsResponseMock,
} from '@/shared/api/mocks/generated/findings/findings.msw';
import type { RecordAssessmentRequest, RecordedAssessment } from '@/shared/api/generated/model';
import {
  getRecordAssessmentMockHandler,
  getRecordAssessmentResponseMock,
  getRemoveRecordedAssessmentMockHandler,
} from '@/shared/api/mocks/generated/policies/policies.msw';
import { getListRepositoriesMockHandler } from '@/shared/api/mocks/generated/repositories/repositories.msw';

const meta = preview.meta({ title: 'Pages/Supply chain', ...wholePage });

export const SupplyChain = meta.story({
  args: { path: '/supply-chain?view=tree' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Supply chain' }),
    ).toBeVisible();
    await expect(await page.findByRole('tree', { name: 'Dependencies' })).toBeVisible();
    // The page's select determines the repository.
    await expect(
      within(page.getByRole('region', { name: 'Components' })).queryByRole('combobox', {
        name: 'Repository',
      }),
    ).toBeNull();
    await userEvent.click(page.getByRole('radio', { name: 'List' }));
    await expect(await page.findByRole('table', { name: 'Components' })).toBeVisible();
  },
});

export const SupplyChainThreats = meta.story({
  args: { path: '/supply-chain?threat=H' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const evidence = await page.findByRole('region', { name: 'Threat H: Package selection' });
    await expect(
      await within(evidence).findByRole('link', { name: /^(All \d+ findings|The one finding)$/ }),
    ).toHaveAttribute('href', expect.stringContaining('slsa_threats=H'));
    await userEvent.keyboard(']');
    await expect(await page.findByRole('region', { name: 'Threat I: Usage' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Next threat' }));
    await expect(await page.findByRole('region', { name: 'Threat A: Producer' })).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Components' }));
    await expect(await page.findByRole('table', { name: 'Components' })).toBeVisible();
  },
});

export const SupplyChainBeforeTheFirstReport = meta.story({
  args: { path: '/supply-chain' },
  beforeEach: ({ msw }) => {
    msw.use(
      getListRepositoriesMockHandler({
        data: [],
        meta: { total: 0, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
      }),
      getGetSupplyChainsMockHandler({ data: [], is_exact: true }),
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No findings yet')).toBeVisible();
    await expect(page.queryByText('No open findings for this threat.')).toBeNull();
  },
});

export const SupplyChainCoveredInAnotherWay = meta.story({
  args: { path: '/supply-chain?threat=A' },
  beforeEach: ({ msw }) => {
    let recorded: RecordedAssessment | null = null;
    const severity = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
    msw.use(
      getGetSupplyChainsMockHandler(() => {
        const assessment = {
          seen_by: [],
          outdated: null,
          repositories: { looked_at: 0, total: 2 },
          assessable_by: ['OpenSSF Scorecard'],
          recorded,
        };
        const threats = [{ key: 'A', label: 'Producer', total: 0, severity, assessment }];
        return { data: [{ stage: 'source', threats, total: 0, worst: null }], is_exact: true };
      }),
      getListFindingGroupsMockHandler({ ...getListFindingGroupsResponseMock(), data: [] }),
      getRecordAssessmentMockHandler(async ({ request }) => {
        const body = (await request.json()) as RecordAssessmentRequest;
        const { data } = getRecordAssessmentResponseMock();
        recorded = { ...data, ...body };
        return { data: recorded };
      }),
      getRemoveRecordedAssessmentMockHandler(() => {
        recorded = null;
      }),
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const body = within(document.body);
    const evidence = within(await page.findByRole('region', { name: 'Threat A: Producer' }));
    await expect(await evidence.findByText('This is not a zero.')).toBeVisible();
    await userEvent.click(
      await evidence.findByRole('button', { name: 'Record it with a reason and end date' }),
    );
    await userEvent.click(await body.findByRole('button', { name: 'Record' }));
    await expect(await body.findByText('This field is required.')).toBeVisible();
    await userEvent.type(
      body.getByRole('textbox', { name: 'What covers it' }),
      'Every maintainer signs the yearly agreement.',
    );
    await userEvent.click(body.getByRole('button', { name: 'Record' }));
    await expect(await evidence.findByText(/^Recorded by \S+ until /)).toBeVisible();
    await expect(evidence.getByText('Every maintainer signs the yearly agreement.')).toBeVisible();
    await userEvent.click(await evidence.findByRole('button', { name: 'Change the record' }));
    await userEvent.click(await body.findByRole('button', { name: 'Remove the record' }));
    await expect(await evidence.findByText('This is not a zero.')).toBeVisible();
  },
});
