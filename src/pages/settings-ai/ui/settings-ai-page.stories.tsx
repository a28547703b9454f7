import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import {
  getGetAiUsageMockHandler,
  getGetAiUsageResponseMock,
  getGetOpinionBudgetMockHandler,
  getGetOpinionBudgetResponseMock,
} from '@/shared/api/mocks/generated/connectors/connectors.msw';
import { handlersOf } from '@/shared/api/mocks/answers';
import { reviewerNotesOverlay } from '@/shared/api/mocks/overlay/reviewer-notes';
import { typical } from '@/shared/api/mocks/scenario';
import { makeState } from '@/shared/api/mocks/state';

const { data: example } = getGetAiUsageResponseMock();
const fixes = { purpose: 'fix', provider: 'openai', model: 'fixer', calls: 40 } as const;
const opinions = { purpose: 'opinion', provider: 'azure', model: 'judge', calls: 8 } as const;
const usage = {
  ...example,
  rows: [
    { ...fixes, estimated: 0, tokens_in: 3_400_000, tokens_out: 600_000, cost: 14.5 },
    { ...opinions, estimated: 1, tokens_in: 400_000, tokens_out: 100_000, cost: 2 },
  ],
  months: Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    calls: index,
    tokens_in: index * 300_000,
    tokens_out: index * 40_000,
    cost: index,
  })),
};

const meta = preview.meta({
  title: 'Pages/Settings/AI models',
  ...wholePage,
  args: { path: '/settings/openai' },
  beforeEach: ({ msw }) => msw.use(getGetAiUsageMockHandler({ data: usage })),
});

export const UseAndBudget = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('progressbar', { name: 'Tokens this month' }, pageTimeout),
    ).toHaveAttribute('aria-valuenow', '90');
    await expect(page.getByRole('progressbar', { name: 'Cost this month' })).toHaveAttribute(
      'aria-valuenow',
      '33',
    );
    await expect(page.getByRole('progressbar', { name: 'Fixes' })).toHaveAttribute(
      'aria-valuenow',
      '89',
    );
    await expect(page.getAllByRole('row')).toHaveLength(13);
    const form = within(page.getByRole('form', { name: 'Monthly budget' }));
    const tokens = form.getByRole('textbox', { name: 'Tokens per month' });
    await userEvent.clear(tokens);
    await userEvent.type(tokens, 'many');
    await userEvent.tab();
    await expect(await form.findByText('Check this field.')).toBeVisible();
    await userEvent.clear(tokens);
    await userEvent.type(tokens, '9000000');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await within(document.body).findByText('Saved')).toBeVisible();
  },
});

export const NotesOfReviewers = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersOf(reviewerNotesOverlay(makeState(typical)))),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const anywhere = within(document.body);
    await expect(
      await page.findByText('Memos are constants of the build.', undefined, pageTimeout),
    ).toBeVisible();
    await expect(page.getByText('False positive')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Edit note' }));
    const dialog = within(await anywhere.findByRole('dialog', { name: 'Edit note' }));
    const text = dialog.getByRole('textbox', { name: 'Note' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Bind every memo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await page.findByText('Bind every memo.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Delete note' }));
    await expect(await page.findByText('No notes yet')).toBeVisible();
    await userEvent.click(await anywhere.findByRole('button', { name: 'Undo' }));
    await expect(await page.findByText('Bind every memo.')).toBeVisible();
  },
});

export const UsedUp = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(getGetAiUsageMockHandler({ data: { ...usage, is_spent: true, rows: [] } })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Used up', undefined, pageTimeout)).toBeVisible();
    await expect(page.getByText('No AI service was called this month.')).toBeVisible();
  },
});

export const SecondOpinions = meta.story({
  beforeEach: ({ msw }) => {
    const { data } = getGetOpinionBudgetResponseMock();
    const days = Array.from({ length: 20 }, (_, index) => ({
      day: `2026-02-${String(index + 1).padStart(2, '0')}`,
      used: (index * 7) % 12,
      tokens: index * 9000,
    }));
    const agreement = [
      { verdict: 'false_positive' as const, given: 260, answered: 241, agreed: 219 },
      { verdict: 'real' as const, given: 160, answered: 148, agreed: 139 },
      { verdict: 'unsure' as const, given: 23, answered: 0, agreed: 0 },
    ];
    msw.use(getGetOpinionBudgetMockHandler({ data: { ...data, days, agreement } }));
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('progressbar', { name: 'Likely a false positive' }, pageTimeout),
    ).toHaveAttribute('aria-valuenow', '91');
    await expect(page.getByText('219 of 241, 91%')).toBeVisible();
    await expect(page.getByText('23 given, none answered')).toBeVisible();
    await expect(
      await page.findByRole('img', { name: 'Second opinions this month' }),
    ).toBeVisible();
    const automatic = page.getByRole('switch', {
      name: 'Ask for a second opinion after each import',
    });
    const was = automatic.matches(':checked');
    await userEvent.click(automatic);
    await waitFor(() => expect(automatic.matches(':checked')).toBe(!was));
  },
});
