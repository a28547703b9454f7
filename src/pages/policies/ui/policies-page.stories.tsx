import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { sessionAs } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, showsHeading, wholePage } from '#.storybook/whole-page';
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

const meta = preview.meta({ title: 'Pages/Policies', ...wholePage });

export const Policies = meta.story({
  args: { path: '/settings/policies' },
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
      'Enter a whole number from 0 to 3650, or leave empty.',
    );
    await userEvent.click(dates.getByRole('button', { name: 'Discard' }));
    await expect(high).toHaveValue('30');
    const rule = within(page.getByRole('listitem', { name: gatingRule.name }));
    await expect(rule.getByRole('group', { name: 'Known exploited is yes' })).toBeVisible();
    await expect(rule.getByText(/Blocks the gate · Notifies/)).toBeVisible();
    await expect(rule.getByRole('link', { name: '2 findings' })).toHaveAttribute(
      'href',
      expect.stringMatching(/kev=true/),
    );
  },
});

export const PoliciesInTheDark = meta.story({
  args: { path: '/settings/policies' },
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(twoRules),
  play: showsHeading(/Policies/),
});

/** Another user saved first: the switch goes back and shows the reason. */
export const PolicySwitchIsTakenBack = meta.story({
  args: { path: '/settings/policies' },
  beforeEach: ({ msw }) =>
    msw.use(
      twoRules,
      http.put('*/v1/policies/:id', () =>
        HttpResponse.json(
          {
            status: 412,
            code: 'stale',
            title: 'Stale',
            detail: 'Another user saved in the meantime.',
          },
          { status: 412 },
        ),
      ),
    ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const turn = await page.findByRole('switch', { name: `${gatingRule.name} is active` });
    await userEvent.click(turn);
    await expect(
      await page.findByText('Another user saved in the meantime.', undefined, { timeout: 5000 }),
    ).toBeVisible();
    await expect(turn).toBeChecked();
  },
});

export const PoliciesOfADeveloper = meta.story({
  args: { path: '/settings/policies' },
  beforeEach: ({ msw }) => msw.use(sessionAs('developer'), twoRules),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('textbox', { name: 'Days until due: High' }),
    ).toHaveAttribute('readonly');
    await expect(page.getByRole('switch', { name: `${gatingRule.name} is active` })).toBeDisabled();
    await expect(page.getByRole('button', { name: `Remove ${gatingRule.name}` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const NoPolicies = meta.story({
  args: { path: '/settings/policies' },
  beforeEach: ({ msw }) => msw.use(getListPoliciesMockHandler({ data: [], applying: null })),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'No other rules yet' })).toBeVisible();
    await userEvent.click(
      within(page.getByRole('region', { name: 'Rules' })).getByRole('button', { name: 'Add rule' }),
    );
    const dialog = within(await page.findByRole('dialog', { name: 'Add rule' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add rule' }));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'This field is required.',
    );
  },
});

export const PoliciesFail = meta.story({
  args: { path: '/settings/policies' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/v1/policies', () => HttpResponse.json({}, { status: 422 })));
  },
  play: async ({ canvasElement, userEvent, msw }) => {
    const page = within(canvasElement);
    const again = await page.findByRole('button', { name: 'Try again' }, pageTimeout);
    msw.use(twoRules);
    await userEvent.click(again);
    await expect(await page.findByRole('table', { name: 'Due dates by severity' })).toBeVisible();
  },
});

export const GateBlocks = meta.story({
  args: { path: '/settings/policies' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const gate = within(await page.findByRole('region', { name: 'Try the gate' }));
    await expect(gate.getByRole('button', { name: 'Check the gate' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await gate.findByRole('option', { name: 'ledger-api' });
    await userEvent.selectOptions(gate.getByRole('combobox', { name: 'Repository' }), 'ledger-api');
    await expect(gate.getByText(/"repository":"ledger-api"/)).toBeVisible();
    await userEvent.click(gate.getByRole('button', { name: 'Check the gate' }));
    await expect(await gate.findByText('Fails')).toBeVisible();
    await expect(gate.getByRole('list', { name: 'Blocked by' })).toHaveTextContent(
      'Criticals within a week',
    );
    // The request has changed, so the previous result is cleared.
    await userEvent.selectOptions(gate.getByRole('combobox', { name: 'Fail on' }), 'high');
    await expect(gate.queryByText('Fails')).toBeNull();
  },
});

export const PolicyControls = meta.story({
  args: { path: '/settings/policies?view=controls' },
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
      assessment: {
        seen_by: [{ tool: 'Semgrep', at: '2026-01-12T08:14:03Z' }],
        outdated: null,
        repositories: { looked_at: 9, total: 12 },
        assessable_by: [],
        recorded: null,
      },
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
    await expect(pci.getByRole('link', { name: /^23 open.*violate 6.2.4/ })).toHaveAttribute(
      'href',
      expect.stringContaining('policy_control='),
    );
    const dora = within(page.getByRole('region', { name: 'DORA' }));
    await expect(
      dora.getByRole('img', {
        name: '0 with open findings, 1 nothing found, 0 recorded, 0 not assessed',
      }),
    ).toBeVisible();
    await expect(await dora.findByText('Not used for priorities')).toBeVisible();
    await userEvent.click(dora.getByRole('button', { name: 'Show the one control' }));
    await expect(dora.getByRole('table', { name: 'Controls of DORA' })).toBeVisible();
    await userEvent.type(
      page.getByRole('searchbox', { name: 'Search controls' }),
      'prevention nowhere',
    );
    await expect(await page.findByRole('heading', { name: 'No control matches' })).toBeVisible();
  },
});
