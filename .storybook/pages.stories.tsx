// The stories of all pages: long because there are that many pages.
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { wholePage } from './at';
import { sessionAs } from './mocks';
import { getGetSupplyChainsMockHandler } from '@/shared/api/mocks/generated/charts/charts.msw';
import {
  getGetFindingMockHandler,
  getGetFindingResponseMock,
} from '@/shared/api/mocks/generated/findings/findings.msw';
import { getListRepositoriesMockHandler } from '@/shared/api/mocks/generated/repositories/repositories.msw';
import {
  getGetScanFollowUpMockHandler,
  getGetScanMockHandler,
  getGetScanResponseMock,
} from '@/shared/api/mocks/generated/scans/scans.msw';
import type { IgnoredResult, Scan } from '@/shared/api/generated/model';
import {
  getListPoliciesMockHandler,
  getListPoliciesResponseMock,
  getListPolicyControlsMockHandler,
  getListPolicyControlsResponseMock,
} from '@/shared/api/mocks/generated/policies/policies.msw';
import {
  getGetPrioritySettingsMockHandler,
  getGetPrioritySettingsResponseMock,
} from '@/shared/api/mocks/generated/prioritization/prioritization.msw';
import { storeAccessToken, writeSessionRecord } from '@/entities/session';

const meta = preview.meta({
  title: 'Pages',
  ...wholePage,
  beforeEach: () => storeAccessToken('mock'),
});

const shows =
  (heading: RegExp) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: heading }),
    ).toBeVisible();
  };

export const Overview = meta.story({
  args: { path: '/', locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: /Overview/ })).toBeVisible();
    const sla = await page.findByRole('table', { name: 'Within SLA by severity' });
    await expect(
      within(sla).getAllByRole('columnheader', { name: /Critical|High|Medium|Low/ }),
    ).toHaveLength(4);
    await expect(
      within(sla).getByRole('link', { name: /^50%.*2 over SLA, 1 due soon$/ }),
    ).toHaveAttribute('href', expect.stringContaining('sla=overdue'));
  },
});
export const Findings = meta.story({
  args: { path: '/findings/all', locale: 'en' },
  play: shows(/Findings/),
});
/** Views are a part of the page: the list itself is there. */
export const SavedViewsFail = meta.story({
  args: { path: '/findings/all', locale: 'en' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/v1/findings-filter/selected', () => HttpResponse.json({}, { status: 422 }), {
        once: true,
      }),
    ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const again = await page.findByRole('button', { name: 'Try again' }, { timeout: 8000 });
    await expect(again.parentElement).toHaveTextContent('Your saved views could not be loaded.');
    await userEvent.click(again);
    await expect(await page.findByRole('tab', { name: /Fix this week/ })).toBeVisible();
    await expect(page.queryByText('Your saved views could not be loaded.')).toBeNull();
  },
});
export const FindingsGrouped = meta.story({
  args: { path: '/findings?group=rule', locale: 'en' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const groups = await page.findByRole('treegrid', { name: 'Groups of findings' });
    await userEvent.keyboard('j{ArrowRight}');
    await expect(within(groups).getAllByRole('row', { expanded: true })).toHaveLength(1);
    await userEvent.keyboard('x');
    await expect(await page.findByRole('toolbar', { name: 'Bulk actions' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await expect(within(groups).queryAllByRole('row', { expanded: true })).toHaveLength(0);
    await expect(page.queryByRole('toolbar', { name: 'Bulk actions' })).toBeNull();
  },
});
export const FindingDetails = meta.story({
  args: { path: '/findings/finding-details/01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01', locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await page.findByRole('region', { name: 'Priority' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open pull request' })).toBeEnabled();
  },
});
export const SlaStoppedByTheStatus = meta.story({
  args: { path: '/findings/finding-details/01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01', locale: 'en' },
  beforeEach: ({ msw }) => {
    const { data } = getGetFindingResponseMock();
    msw.use(
      getGetFindingMockHandler({
        data: {
          ...data,
          attributes: {
            ...data.attributes,
            status: 'open',
            false_positive: true,
            due_at: '2026-01-01T00:00:00Z',
          },
        },
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const card = within(await page.findByRole('region', { name: 'Priority' }));
    await expect(card.getByText('SLA stopped')).toBeVisible();
    await expect(card.getByText('False positive')).toBeVisible();
    await expect(page.queryByText(/over SLA/)).toBeNull();
  },
});
/** Who was asked to agree has left. */
export const AnyApproverAnswers = meta.story({
  args: { path: '/findings/finding-details/01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01', locale: 'en' },
  beforeEach: ({ msw }) => {
    const { data } = getGetFindingResponseMock();
    const asker = {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4aff',
      username: 'cyberoper',
      email: 'cyberoper@acme.example',
      avatar_url: null,
    };
    const risk_acceptance = {
      reason: 'Behind the firewall.',
      until: '2026-03-31',
      until_fix: false,
      accepted_by: asker,
      approver: null,
      accepted_at: '2026-02-01T10:00:00Z',
    };
    msw.use(
      getGetFindingMockHandler({
        data: {
          ...data,
          attributes: {
            ...data.attributes,
            status: 'open',
            false_positive: false,
            review_requested: true,
            risk_acceptance,
          },
        },
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', {
        level: 2,
        name: 'Waiting for any other approver: who was asked has left',
      }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
});
export const Repositories = meta.story({
  args: { path: '/Repositories', locale: 'en' },
  play: shows(/Repositories/),
});
/** Nobody knows how many there are: no number is better than 0. */
export const RepositoriesFail = meta.story({
  args: { path: '/Repositories', locale: 'en' },
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/v1/repositories', () => HttpResponse.json({}, { status: 422 }))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole(
        'heading',
        { name: 'The repositories could not be loaded' },
        { timeout: 8000 },
      ),
    ).toBeVisible();
    await expect(page.queryByText(/connected/)).toBeNull();
  },
});
const scanId = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** An import that did a bit of everything, a moment ago. */
const imported = (over: Partial<Scan['attributes']> = {}): { data: Scan } => {
  const { data } = getGetScanResponseMock();
  const ignored: IgnoredResult[] = [
    {
      reason: 'excluded_by_settings',
      detail: 'Results of zap are excluded.',
      type: 'tool_excluded',
      facts: { tool: 'zap' },
      pointer: '/runs/1/results/0',
    },
    {
      reason: 'duplicate_in_report',
      detail: 'The report contains this result once before.',
      type: 'repeated',
      facts: {},
      pointer: '/runs/0/results/17',
    },
  ];
  const counts = {
    total: 1555,
    new: 1204,
    new_by_severity: { critical: 38, high: 204, medium: 611, low: 351, info: 0 },
    matched: 324,
    moved: 0,
    reopened: 14,
    fixed: 86,
    duplicates: 0,
    ignored: 27,
    components: 0,
  };
  return {
    data: {
      id: scanId,
      attributes: {
        ...data.attributes,
        status: 'succeeded',
        phase: 'done',
        progress: 1,
        dry_run: false,
        counts,
        ignored,
        ignored_by_reason: { excluded_by_settings: 22, duplicate_in_report: 5 },
        changes: [],
        notes: [],
        error: null,
        started_at: new Date(Date.now() - 60_000).toISOString(),
        finished_at: new Date(Date.now() - 52_000).toISOString(),
        undo_until: inDays(1),
        undone_at: null,
        kept_until: inDays(1),
        again_as: null,
        run: null,
        ...over,
      },
    },
  };
};

export const ImportResult = meta.story({
  args: { path: `/Repositories/scans/${scanId}`, locale: 'en' },
  beforeEach: ({ msw }) =>
    msw.use(
      getGetScanMockHandler(imported()),
      getGetScanFollowUpMockHandler({
        data: {
          reopened: [
            {
              finding_id: scanId,
              title: 'Path traversal in statement upload',
              severity: 'critical',
              fixed_at: '2026-01-03T10:00:00Z',
              fixed_by: 'developer',
            },
            {
              finding_id: scanId.replace('03', '04'),
              title: 'Weak random in session id',
              severity: 'high',
              fixed_at: '2026-01-30T10:00:00Z',
              fixed_by: null,
            },
          ],
          steps: [
            { kind: 'listed', state: 'done', count: 1528, progress: null, person: null },
            { kind: 'told', state: 'done', count: null, progress: null, person: 'developer' },
            { kind: 'rules', state: 'running', count: 3, progress: 0.4, person: null },
          ],
        },
      }),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Report imported' }),
    ).toBeVisible();
    await expect(page.getByText(/imported in 8 s by/)).toBeVisible();
    // Each leads to exactly what it counts.
    for (const [name, outcome] of [
      [/^New/, 'new'],
      [/^Matched/, 'matched'],
      [/^Reopened 14/, 'reopened'],
      [/^Fixed 86/, 'fixed'],
      ['View 1,204 new', 'new'],
      ['View all', 'reopened'],
    ] as const) {
      const [link] = await page.findAllByRole('link', { name });
      await expect(link).toHaveAttribute(
        'href',
        expect.stringContaining(`import=${outcome}:${scanId}`),
      );
    }
    await expect(page.getByRole('link', { name: '38 critical' })).toHaveAttribute(
      'href',
      expect.stringContaining('severity=critical'),
    );
    const reopened = within(page.getByRole('region', { name: 'Reopened' }));
    await expect(reopened.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/Critical.*Path traversal.*Fixed Jan 3, 2026 by developer/),
      expect.stringMatching(/Fixed Jan 30, 2026 by a scan/),
    ]);
    await expect(
      within(page.getByRole('region', { name: 'What happens next' })).getByText('3 rules, 40%'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open settings' })).toHaveAttribute(
      'href',
      '/settings/client',
    );
    await expect(
      page.getByRole('heading', { level: 3, name: 'Excluded by your settings' }).parentElement
        ?.previousElementSibling,
    ).toHaveTextContent('22');
    await expect(page.getByRole('button', { name: 'Import the 27 again' })).toBeEnabled();
  },
});
export const ImportedAgain = meta.story({
  args: { path: `/Repositories/scans/${scanId}`, locale: 'en' },
  beforeEach: ({ msw }) =>
    msw.use(
      getGetScanMockHandler(imported({ again_as: scanId.replace('03', '05') })),
      getGetScanFollowUpMockHandler({ data: { reopened: [], steps: [] } }),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'See what came of it' })).toHaveAttribute(
      'href',
      expect.stringMatching(/4c05$/),
    );
    await expect(page.queryByRole('button', { name: /again/ })).toBeNull();
    await expect(page.queryByRole('region', { name: 'What happens next' })).toBeNull();
  },
});
const broken = {
  code: 'truncated_report',
  message: 'The report ends in the middle of a value, after 48211 bytes.',
  type: 'ends_in_value',
  facts: { offset: 48_211 },
  pointer: '/runs/0/results/811',
} as const;
export const ImportFailed = meta.story({
  args: { path: `/Repositories/scans/${scanId}`, locale: 'en' },
  beforeEach: ({ msw }) =>
    msw.use(
      getGetScanMockHandler(
        imported({
          status: 'failed',
          error: broken,
          ignored: [],
          ignored_by_reason: {},
          counts: { ...imported().data.attributes.counts, ignored: 0 },
          undo_until: null,
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(page.getByText(/The file is kept until/)).toBeVisible();
  },
});
export const ImportFailedAndItsFileIsGone = meta.story({
  args: { path: `/Repositories/scans/${scanId}`, locale: 'en' },
  beforeEach: ({ msw }) =>
    msw.use(
      getGetScanMockHandler(
        imported({
          status: 'failed',
          error: broken,
          ignored: [],
          ignored_by_reason: {},
          counts: { ...imported().data.attributes.counts, ignored: 0 },
          undo_until: null,
          kept_until: null,
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText('The report was kept for a day. To import it again, upload it again.'),
    ).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});
/** The chip names the report; the panel shows the filter only while it is there. */
export const FindingsOfAnImport = meta.story({
  args: { path: `/findings/all?import=new:${scanId}`, locale: 'en' },
  beforeEach: ({ msw }) => msw.use(getGetScanMockHandler(imported({ file_name: 'messy.sarif' }))),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const chip = await page.findByRole('group', { name: 'Import is New in messy.sarif' });
    await userEvent.click(within(chip).getByRole('button', { name: 'Remove filter Import' }));
    await expect(page.queryByRole('group', { name: /^Import is/ })).toBeNull();
  },
});
export const Notifications = meta.story({
  args: { path: '/notifications', locale: 'en' },
  play: shows(/Notifications/),
});
export const SupplyChain = meta.story({
  args: { path: '/supply-chain?view=tree', locale: 'en' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Supply chain' }),
    ).toBeVisible();
    await expect(await page.findByRole('tree', { name: 'Dependencies' })).toBeVisible();
    // The page's own select says which repository.
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
  args: { path: '/supply-chain?threat=H', locale: 'en' },
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
  args: { path: '/supply-chain', locale: 'en' },
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
    await expect(page.queryByText('No open finding is evidence for this threat.')).toBeNull();
  },
});
export const SupplyChainComponent = meta.story({
  args: { path: '/supply-chain/components/01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a02', locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('region', { name: 'Path to root' })).toBeVisible();
    await expect(
      within(page.getByRole('region', { name: 'Ways out' })).getByText(/^Closes /),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: 'Vulnerabilities' })).toBeVisible();
  },
});
export const Prioritisation = meta.story({
  args: { path: '/settings/prioritization', locale: 'en' },
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
      await page.findByRole(
        'table',
        { name: 'Findings by priority, now and after' },
        { timeout: 5000 },
      ),
    ).toBeInTheDocument();
  },
});
const policiesPath = '/settings/policies';
const [exampleRule] = getListPoliciesResponseMock().data;
if (!exampleRule) throw new Error('The contract has no example of a rule.');
const severityRule = {
  ...exampleRule,
  name: 'High findings within 30 days',
  conditions: [{ key: 'severity', value: 'high' }],
  actions: { due_days: 30, notify: false, gate: false },
  violations: 3,
};
const gatingRule = {
  ...exampleRule,
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
  name: 'Nothing that is exploited',
  category: 'organisation',
  conditions: [{ key: 'kev', value: 'true' }],
  actions: { due_days: null, notify: true, gate: true },
  violations: 2,
};
const twoRules = getListPoliciesMockHandler({ data: [severityRule, gatingRule], applying: null });

export const Policies = meta.story({
  args: { path: policiesPath, locale: 'en' },
  beforeEach: ({ msw }) => msw.use(twoRules),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const dates = within(await page.findByRole('region', { name: 'Due dates' }));
    await expect(dates.getByRole('link', { name: '3' })).toHaveAttribute(
      'href',
      expect.stringContaining('sla=overdue'),
    );
    await expect(dates.getByRole('textbox', { name: 'Days until due: Critical' })).toHaveValue('');
    const high = dates.getByRole('textbox', { name: 'Days until due: High' });
    await expect(high).toHaveValue('30');
    await userEvent.clear(high);
    await userEvent.type(high, '9999{Enter}');
    await expect(dates.getByRole('alert')).toHaveTextContent(
      'A whole number from 0 to 3650, or nothing.',
    );
    await userEvent.click(dates.getByRole('button', { name: 'Discard' }));
    await expect(high).toHaveValue('30');
    const rule = within(page.getByRole('listitem', { name: gatingRule.name }));
    await expect(rule.getByRole('group', { name: 'Known exploited is yes' })).toBeVisible();
    await expect(rule.getByText(/Stops the gate · Notifies/)).toBeVisible();
    await expect(rule.getByRole('link', { name: '2 findings' })).toHaveAttribute(
      'href',
      expect.stringMatching(/kev=true/),
    );
  },
});
export const PoliciesInTheDark = meta.story({
  args: { path: policiesPath, locale: 'en' },
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(twoRules),
  play: shows(/Policies/),
});
/** Somebody else was sooner: the switch goes back, and says why. */
export const PolicySwitchIsTakenBack = meta.story({
  args: { path: policiesPath, locale: 'en' },
  beforeEach: ({ msw }) =>
    msw.use(
      twoRules,
      http.put('*/v1/policies/:id', () =>
        HttpResponse.json(
          {
            status: 412,
            code: 'stale',
            title: 'Stale',
            detail: 'Somebody else saved in the meantime.',
          },
          { status: 412 },
        ),
      ),
    ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const turn = await page.findByRole('switch', { name: `${gatingRule.name} is on` });
    await userEvent.click(turn);
    await expect(
      await page.findByText('Somebody else saved in the meantime.', undefined, { timeout: 5000 }),
    ).toBeVisible();
    await expect(turn).toBeChecked();
  },
});
export const PoliciesOfADeveloper = meta.story({
  args: { path: policiesPath, locale: 'en' },
  beforeEach: ({ msw }) => msw.use(sessionAs('developer'), twoRules),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('textbox', { name: 'Days until due: High' }),
    ).toHaveAttribute('readonly');
    await expect(page.getByRole('switch', { name: `${gatingRule.name} is on` })).toBeDisabled();
    await expect(page.getByRole('button', { name: `Remove ${gatingRule.name}` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
export const NoPolicies = meta.story({
  args: { path: policiesPath, locale: 'en' },
  beforeEach: ({ msw }) => msw.use(getListPoliciesMockHandler({ data: [], applying: null })),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { name: 'No rules beside the due dates' }),
    ).toBeVisible();
    await userEvent.click(
      within(page.getByRole('region', { name: 'Rules' })).getByRole('button', { name: 'Add rule' }),
    );
    const dialog = within(await page.findByRole('dialog', { name: 'Add rule' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add rule' }));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Fill this in.',
    );
  },
});
export const PoliciesFail = meta.story({
  args: { path: policiesPath, locale: 'en' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/v1/policies', () => HttpResponse.json({}, { status: 422 }), { once: true }),
    ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole('button', { name: 'Try again' }, { timeout: 8000 }),
    );
    await expect(await page.findByRole('table', { name: 'Due dates by severity' })).toBeVisible();
  },
});
export const GateBlocks = meta.story({
  args: { path: policiesPath, locale: 'en' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const gate = within(await page.findByRole('region', { name: 'Try the gate' }));
    await expect(gate.getByRole('button', { name: 'Ask the gate' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await gate.findByRole('option', { name: 'ledger-api' });
    await userEvent.selectOptions(gate.getByRole('combobox', { name: 'Repository' }), 'ledger-api');
    await expect(gate.getByText(/"repository":"ledger-api"/)).toBeVisible();
    await userEvent.click(gate.getByRole('button', { name: 'Ask the gate' }));
    await expect(await gate.findByText('It does not pass')).toBeVisible();
    await expect(gate.getByRole('list', { name: 'What blocks it' })).toHaveTextContent(
      'Criticals within a week',
    );
    // What is asked has changed: the answer is no answer to it.
    await userEvent.selectOptions(gate.getByRole('combobox', { name: 'Fail on' }), 'high');
    await expect(gate.queryByText('It does not pass')).toBeNull();
  },
});
export const PolicyControls = meta.story({
  args: { path: `${policiesPath}?view=controls`, locale: 'en' },
  beforeEach: ({ msw }) => {
    const [control] = getListPolicyControlsResponseMock().data;
    if (!control) return;
    const dora = {
      standard: 'dora',
      name: 'DORA',
      control: 'Article 9',
      title: 'Protection and prevention',
      uri: null,
      violations: 0,
    };
    const settings = getGetPrioritySettingsResponseMock();
    const data = {
      ...settings.data,
      toggle: true,
      complianceStandars: { ...settings.data.complianceStandars, dora: false },
    };
    msw.use(
      getListPolicyControlsMockHandler({ data: [control, dora] }),
      getGetPrioritySettingsMockHandler({ ...settings, data }),
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const pci = within(await page.findByRole('region', { name: 'PCI DSS 4' }));
    await expect(pci.getByRole('link', { name: /^23 findings against 6.2.4/ })).toHaveAttribute(
      'href',
      expect.stringContaining('policy_control='),
    );
    const dora = within(page.getByRole('region', { name: 'DORA' }));
    await expect(dora.getByText('Nothing stands against it')).toBeVisible();
    await expect(await dora.findByText('Off for priorities')).toBeVisible();
    await userEvent.click(dora.getByRole('button', { name: 'Show all 1 controls' }));
    await expect(dora.getByRole('table', { name: 'Controls of DORA' })).toBeVisible();
    await userEvent.type(
      page.getByRole('searchbox', { name: 'Search controls' }),
      'prevention nowhere',
    );
    await expect(await page.findByRole('heading', { name: 'No control matches' })).toBeVisible();
  },
});
export const Mail = meta.story({ args: { path: '/mail', locale: 'en' }, play: shows(/Mail/) });
export const Feedback = meta.story({
  args: { path: '/feedback', locale: 'en' },
  play: shows(/Feedback/),
});
export const Team = meta.story({
  args: { path: '/settings/team', locale: 'en' },
  play: shows(/Team/),
});
export const Account = meta.story({
  args: { path: '/settings/account', locale: 'en' },
  play: shows(/Account/),
});
export const Language = meta.story({
  args: { path: '/settings/language', locale: 'en' },
  play: shows(/Language/),
});
export const LanguageInTheDark = meta.story({
  args: { path: '/settings/language', locale: 'en' },
  globals: { theme: 'dark' },
  play: shows(/Language/),
});
export const Terms = meta.story({
  args: { path: '/terms-conditions', locale: 'en' },
  play: shows(/Terms/),
});
export const SignIn = meta.story({
  args: { path: '/login', locale: 'en' },
  beforeEach: () => {
    document.cookie = 'access_token=; max-age=0; path=/';
  },
  play: shows(/Log in/),
});

export const SessionEnded = meta.story({
  args: { path: '/notifications', locale: 'en' },
  beforeEach: () => {
    document.cookie = 'access_token=; max-age=0; path=/';
    writeSessionRecord({ logged_in: true, google_auth: 0, google_user: null, ended: false });
    return () => localStorage.clear();
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('status')).toHaveTextContent(
      'Your session has ended. Log in to go on where you were.',
    );
    await userEvent.type(page.getByLabelText('Email or user name'), 'admin');
    await userEvent.type(page.getByLabelText('Password'), 'any password');
    await userEvent.click(page.getByRole('button', { name: 'Log in' }));
    await expect(
      await page.findByRole('heading', { level: 1, name: /Notifications/ }),
    ).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { path: '/sbom-findings', locale: 'en' },
  play: shows(/Page not found/),
});
