import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sessionAs } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import type { TriageRule } from '@/shared/api/generated/model';
import {
  getListTriageRulesMockHandler,
  getListTriageRulesResponseMock,
  getOrderTriageRulesMockHandler,
  getUpdateTriageRuleMockHandler,
} from '@/shared/api/mocks/generated/policies/policies.msw';

const [example] = getListTriageRulesResponseMock().data;

if (!example) throw new Error('The contract has no example of a triage rule.');

const testCode: TriageRule = { ...example, filter: { file: 'tests/', tool: 'Semgrep' } };

const accepting: TriageRule = {
  ...example,
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
  name: 'Internal until the migration',
  filter: { repository: 'ledger-api' },
  change: {
    ...example.change,
    false_positive: false,
    accept_risk: { reason: 'Internal network only.', until: '2026-01-31', until_fix: false },
    add_tags: [],
    reason: null,
  },
  last_run: null,
  undoable: 0,
  obstacle: 'acceptance_over',
};

const ofALeaver: TriageRule = {
  ...example,
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b03',
  name: 'Due within a month',
  filter: { severity: 'high' },
  change: { ...example.change, false_positive: false, add_tags: [], due_days: 30, reason: null },
  created_by: null,
  obstacle: 'author_not_permitted',
};

const assigning: TriageRule = {
  ...ofALeaver,
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b04',
  name: 'To the team lead',
  created_by: example.created_by,
  change: { ...example.change, false_positive: false, add_tags: ['lead'], reason: null },
  obstacle: 'assignee_left',
};

const path = '/settings/policies?view=triage';
const sent = fn();

const meta = preview.meta({
  title: 'Pages/Policies/Triage rules',
  ...wholePage,
  args: { path },
  beforeEach: () => void sent.mockClear(),
});

export const Rules = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      getListTriageRulesMockHandler({ data: [testCode, accepting] }),
      getOrderTriageRulesMockHandler(async ({ request }) => {
        sent(await request.json());
        return { data: [accepting, testCode] };
      }),
    ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const list = await page.findByRole('list', { name: 'Triage rules' }, pageTimeout);
    const rule = within(within(list).getByRole('listitem', { name: testCode.name }));
    await expect(
      rule.getByText('Mark as false positive · Add tags: test-code', { exact: true }),
    ).toBeVisible();
    await expect(rule.getByRole('list', { name: 'Conditions' })).toHaveTextContent(/tests\//);
    await expect(rule.getByText(/^By developer · 14 findings changed/)).toBeVisible();
    await expect(rule.getByRole('switch', { name: `${testCode.name} is active` })).toBeChecked();
    await expect(
      rule.getByRole('button', { name: `Move ${testCode.name} up` }),
    ).toHaveAccessibleDescription('Already first');
    await userEvent.click(rule.getByRole('button', { name: `Move ${testCode.name} down` }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ ids: [accepting.id, testCode.id] }));
  },
});

/** Each explains why it has no effect although it is switched on. */
export const RulesThatCannotAct = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(getListTriageRulesMockHandler({ data: [accepting, ofALeaver, assigning] })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('list', { name: 'Triage rules' }, pageTimeout);
    const row = ({ name }: TriageRule) => page.getByRole('listitem', { name });
    await expect(row(accepting)).toHaveTextContent(
      'Inactive: the last day of its acceptance has passed.',
    );
    await expect(row(accepting)).toHaveTextContent('No findings changed yet');
    await expect(row(ofALeaver)).toHaveTextContent(
      'Inactive: its author can no longer decide. Save it again.',
    );
    await expect(row(ofALeaver)).toHaveTextContent('By a former member');
    await expect(row(assigning)).toHaveTextContent('Inactive: the person it assigns has left.');
  },
});

/** A rule's edit button opens the dialog in which it was created. */
export const RuleIsEdited = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      getListTriageRulesMockHandler({ data: [testCode, accepting] }),
      getUpdateTriageRuleMockHandler(async ({ params, request }) => {
        sent(params['id'], await request.json());
        return { data: accepting };
      }),
    ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole('button', { name: `Edit ${accepting.name}` }, pageTimeout),
    );
    const dialog = within(await page.findByRole('dialog', { name: 'Edit rule' }, pageTimeout));
    const until = dialog.getByLabelText(/^Until/);
    await expect(until).toHaveValue('2026-01-31');
    await userEvent.clear(until);
    await userEvent.click(dialog.getByRole('button', { name: 'Save rule' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        accepting.id,
        expect.objectContaining({
          change: { accept_risk: { reason: 'Internal network only.', until: null } },
        }),
      ),
    );
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});

export const NoRules = meta.story({
  beforeEach: ({ msw }) => msw.use(getListTriageRulesMockHandler({ data: [] })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { name: 'No triage rules yet' }, pageTimeout),
    ).toBeVisible();
    await expect(page.getByText('Select findings and choose “Always do this”.')).toBeVisible();
  },
});

export const RulesFail = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/v1/triage-rules', () => HttpResponse.json({}, { status: 422 }))),
  play: async ({ canvasElement, userEvent, msw }) => {
    const page = within(canvasElement);
    const again = await page.findByRole('button', { name: 'Try again' }, pageTimeout);
    msw.use(getListTriageRulesMockHandler({ data: [testCode] }));
    await userEvent.click(again);
    await expect(await page.findByRole('listitem', { name: testCode.name })).toBeVisible();
  },
});

export const RulesOfADeveloper = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(sessionAs('developer'), getListTriageRulesMockHandler({ data: [testCode] })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const row = within(await page.findByRole('listitem', { name: testCode.name }, pageTimeout));
    await expect(row.getByRole('switch')).toBeDisabled();
    for (const name of [`Edit ${testCode.name}`, `Remove ${testCode.name}`])
      await expect(row.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
});
