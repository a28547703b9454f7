import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  getCreateTriageRuleMockHandler,
  getCreateTriageRuleResponseMock,
  getListTriageRulesResponseMock,
  getUpdateTriageRuleMockHandler,
  getUpdateTriageRuleResponseMock,
} from '@/shared/api/mocks/generated/policies/policies.msw';
import { TriageRuleDialog } from './triage-rule-dialog';

const [example] = getListTriageRulesResponseMock().data;

if (!example) throw new Error('The contract has no example of a triage rule.');

const rule = { ...example, enabled: false, filter: { file: 'tests/' }, version: 7 };
const sent = fn();

const meta = preview.meta({
  title: 'Features/Triage rule',
  component: TriageRuleDialog,
  parameters: { themes: 'one' },
  args: { filter: { file: 'tests/', tool: 'Semgrep' }, onClose: fn() },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      getCreateTriageRuleMockHandler(async ({ request }) => {
        sent(await request.json());
        return getCreateTriageRuleResponseMock();
      }),
    );
  },
});

export const NewRule = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Always do this' }));
    await expect(dialog.getByRole('list')).toHaveTextContent(/Semgrep/);
    // The button is a different element once nothing is missing.
    const save = () => dialog.getByRole('button', { name: 'Save rule' });
    // The default name comes from the filter, and the focus is on the field that only the user can
    // fill.
    const name = dialog.getByLabelText('Name');
    await expect(name).toHaveValue('Semgrep · tests/');
    await expect(save()).toHaveAccessibleDescription('Complete what the rule does');
    await waitFor(() => expect(dialog.getByLabelText('Reason')).toHaveFocus());
    await userEvent.keyboard('Test code is not deployed.');
    await userEvent.clear(name);
    await expect(save()).toHaveAccessibleDescription('Name the rule');
    await userEvent.type(name, 'Test code is no risk');
    const impact = await dialog.findByRole('region', { name: 'Preview' });
    await expect(impact).toHaveTextContent(/Will change\s*2,981/);
    await userEvent.click(save());
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        name: 'Test code is no risk',
        enabled: true,
        filter: { file: 'tests/', tool: 'Semgrep' },
        change: { false_positive: true, reason: 'Test code is not deployed.' },
      }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    // The preview of the saved rule is dimmed until it arrives.
    await waitFor(() => expect(impact).not.toHaveAttribute('aria-busy'));
  },
});

/** Each action shows its fields. */
export const EveryAction = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const action = dialog.getByRole('combobox', { name: 'What to do' });
    await userEvent.selectOptions(action, 'Accept the risk');
    await expect(dialog.getByLabelText(/^Until/)).toBeVisible();
    await userEvent.selectOptions(action, 'Assign to a person');
    const person = dialog.getByRole('combobox', { name: 'Assignee' });
    await within(person).findByRole('option', { name: 'developer' });
    await userEvent.selectOptions(action, 'Add tags');
    await expect(dialog.getByRole('textbox', { name: 'Add tags' })).toBeVisible();
    await userEvent.selectOptions(action, 'Set the due date');
    await expect(dialog.getByRole('textbox', { name: 'Due after' })).toHaveAccessibleDescription(
      'Days',
    );
  },
});

/** Without a filter, the rule would apply to every finding. */
export const WithoutAFilter = meta.story({
  args: { filter: {} },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Save rule' })).toHaveAccessibleDescription(
      'Choose at least one filter',
    );
  },
});

export const NameIsTaken = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/v1/triage-rules', () =>
        HttpResponse.json(
          {
            status: 409,
            code: 'triage_rule_name_taken',
            title: 'Conflict',
            detail: 'A triage rule with this name already exists.',
          },
          { status: 409 },
        ),
      ),
    ),
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Test code is no risk');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Test code is not deployed.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save rule' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/name/);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The dialog starts with the saved rule, and saving keeps its other actions. */
export const EditedRule = meta.story({
  args: { filter: rule.filter, rule },
  beforeEach: ({ msw }) =>
    msw.use(
      getUpdateTriageRuleMockHandler(async ({ request }) => {
        sent(request.headers.get('if-match'), await request.json());
        return getUpdateTriageRuleResponseMock();
      }),
    ),
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit rule' }));
    await expect(dialog.getByLabelText('Name')).toHaveValue(rule.name);
    const reason = dialog.getByLabelText('Reason');
    await expect(reason).toHaveValue('Test code is not deployed.');
    await expect(dialog.getByText('The rule also does this: Add tags: test-code')).toBeVisible();
    await userEvent.clear(reason);
    await userEvent.type(reason, 'Never shipped.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save rule' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('"7"', {
        name: rule.name,
        enabled: false,
        filter: { file: 'tests/' },
        change: { false_positive: true, reason: 'Never shipped.', add_tags: ['test-code'] },
      }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});
