import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import type { Finding } from '@/shared/api/generated/model';
import { idOf } from '@/shared/api/mocks/data/ids';
import {
  getGetFindingMockHandler,
  getGetFindingResponseMock,
} from '@/shared/api/mocks/generated/findings/findings.msw';
import {
  getCreateIssueDraftMockHandler,
  getCreateIssueMockHandler,
  getCreateRemediationMockHandler,
  getGetRemediationMockHandler,
  getGetRemediationResponseMock,
  getListUpgradeChoicesMockHandler,
} from '@/shared/api/mocks/generated/remediation/remediation.msw';

const sent = fn();
const id = idOf('f', 0);

/** The contract's example with other attributes, which may change between two reads. */
const findingWith = (
  over: Partial<Finding['attributes']>,
  later: () => Partial<Finding['attributes']> = () => ({}),
) => {
  const { data } = getGetFindingResponseMock();
  return getGetFindingMockHandler(() => ({
    data: { ...data, id, attributes: { ...data.attributes, status: 'open', ...over, ...later() } },
  }));
};

const meta = preview.meta({
  title: 'Pages/Finding details/Next steps',
  ...wholePage,
  args: { path: `/findings/finding-details/${id}` },
  beforeEach: () => {
    sent.mockClear();
  },
});

export const VersionOfAnUpgradeIsChosen = meta.story({
  beforeEach: ({ msw }) => {
    const { data: example } = getGetRemediationResponseMock();
    const remediation = {
      ...example,
      finding_id: id,
      remediation_type: 'dependency_upgrade' as const,
      processing_status: 'ready' as const,
      pull_request_state: null,
      template_fields: [{ key: 'version', label: 'Version of tar', value: '4.4.19' }],
    };
    let isMade = false;
    const made = () => (isMade ? { remediation_id: remediation._id } : {});
    msw.use(
      getGetRemediationMockHandler({ data: remediation }),
      findingWith(
        {
          category: 'sca',
          mitigation_kind: 'upgrade',
          false_positive: false,
          is_duplicate: false,
          risk_acceptance: null,
          remediation_id: null,
          code_diff: null,
          component: {
            name: 'tar',
            version: '4.4.8',
            purl: 'pkg:npm/tar@4.4.8',
            ecosystem: 'npm',
            fixed_version: '4.4.16',
          },
          fixed_versions: ['4.4.16'],
        },
        made,
      ),
      getListUpgradeChoicesMockHandler({
        data: {
          component: 'tar',
          version: '4.4.8',
          open_findings: 4,
          registry: 'answered',
          choices: [
            { version: '4.4.16', closes: 1, change: 'patch', reasons: ['closes_finding'] },
            { version: '4.4.19', closes: 3, change: 'patch', reasons: ['newest_of_major'] },
            { version: '6.2.1', closes: 4, change: 'major', reasons: ['closes_most'] },
          ],
        },
      }),
      getCreateRemediationMockHandler(async ({ request }) => {
        sent(await request.json());
        isMade = true;
        return { data: remediation };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole(
      'region',
      { name: 'Next step: upgrade tar 4.4.8 → 6.2.1' },
      pageTimeout,
    );
    const versions = within(card);
    await expect(
      versions.getByRole('radio', { name: /^6\.2\.1 Closes all 4 findings/ }),
    ).toBeChecked();
    await userEvent.click(
      versions.getByRole('radio', { name: /^4\.4\.19 Closes 3 of 4 findings/ }),
    );
    await expect(versions.getByRole('heading')).toHaveTextContent('tar 4.4.8 → 4.4.19');
    await userEvent.keyboard('n');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ version: '4.4.19' })),
    );
  },
});

export const IssueIsReadBeforeItIsOpened = meta.story({
  beforeEach: ({ msw }) => {
    const { data: remediation } = getGetRemediationResponseMock();
    msw.use(
      findingWith({ false_positive: false, risk_acceptance: null, remediation_id: null }),
      getCreateIssueDraftMockHandler({
        data: {
          ...remediation,
          finding_id: id,
          remediation_type: 'issue',
          code_diff: null,
          issue_url: null,
          issue_draft: { title: 'SQL injection', body: 'The memo reaches the **query**.' },
        },
      }),
      getCreateIssueMockHandler(async ({ request }) => {
        sent(await request.json());
        return { url: 'https://github.com/acme/ledger-api/issues/7', number: 7 };
      }),
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'More actions' }, pageTimeout));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Create issue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create issue' }, pageTimeout));
    await userEvent.type(dialog.getByLabelText('Text'), ' Look.');
    await userEvent.click(dialog.getByRole('radio', { name: 'Preview' }));
    await expect(
      await within(dialog.getByRole('region', { name: 'Preview' })).findByText(
        'query',
        undefined,
        pageTimeout,
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create issue' }));
    await expect(await page.findByText('Issue opened', undefined, pageTimeout)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'SQL injection',
        body: 'The memo reaches the **query**. Look.',
      }),
    );
  },
});
