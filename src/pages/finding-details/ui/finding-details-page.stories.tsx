import { expect, fn, screen, within, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import type { Finding, FindingOpinion, OpinionStatus } from '@/shared/api/generated/model';
import {
  getGetAiConfigurationMockHandler,
  getGetAiConfigurationResponseMock,
} from '@/shared/api/mocks/generated/connectors/connectors.msw';
import { idOf } from '@/shared/api/mocks/data/ids';
import {
  getAnswerFindingOpinionMockHandler,
  getGetFindingMockHandler,
  getGetFindingOpinionMockHandler,
  getGetFindingOpinionResponseMock,
  getGetFindingResponseMock,
  getUpdateFindingMockHandler,
} from '@/shared/api/mocks/generated/findings/findings.msw';
import { getGetSessionResponseMock } from '@/shared/api/mocks/generated/session/session.msw';
import {
  getGetRepositoryMockHandler,
  getGetRepositoryResponseMock,
} from '@/shared/api/mocks/generated/repositories/repositories.msw';

const sent = fn();

const { id: me } = getGetSessionResponseMock();

const id = idOf('f', 0);
const findingPath = `/findings/finding-details/${id}`;

/** The contract's example for this URL, with other attributes. */
const findingWith = (over: Partial<Finding['attributes']>) => {
  const { data } = getGetFindingResponseMock();
  return getGetFindingMockHandler({
    data: { ...data, id, attributes: { ...data.attributes, status: 'open', ...over } },
  });
};

const meta = preview.meta({
  title: 'Pages/Finding details',
  ...wholePage,
  beforeEach: () => {
    sent.mockClear();
  },
});

export const FindingDetails = meta.story({
  args: { path: findingPath },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1 })).toBeVisible();
    const priority = within(await page.findByRole('region', { name: 'Priority' }));
    await expect(await priority.findByText('Ease of exploitation')).toBeVisible();
    await expect(priority.getAllByText(/^\+\d+([.]\d)?$/)[0]).toBeVisible();
    // CISA's decision is shown beside the score, and again with its reasons.
    await expect(priority.getAllByText('Track')).toHaveLength(2);
    await expect(priority.getByRole('img', { name: /^Likelihood: .* points$/ })).toBeVisible();
    await expect(priority.getByRole('img', { name: /^Impact: .* points$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open pull request' })).toBeEnabled();
  },
});

export const WithoutASourceHost = meta.story({
  args: { path: findingPath },
  beforeEach: ({ msw }) => {
    const { data: repository } = getGetRepositoryResponseMock();
    const { data: opinion } = getGetFindingOpinionResponseMock();
    const services = getGetAiConfigurationResponseMock();
    msw.use(
      findingWith({
        category: 'iac',
        component: null,
        assignee: null,
        has_fix: false,
        code_diff: null,
        fix: null,
        mitigation: null,
        mitigation_kind: 'none',
        remediation_id: null,
        false_positive: false,
        is_duplicate: false,
        risk_acceptance: null,
      }),
      getGetRepositoryMockHandler({
        data: {
          ...repository,
          attributes: {
            ...repository.attributes,
            data: { ...repository.attributes.data, source_control: 'manual' },
          },
        },
      }),
      getUpdateFindingMockHandler(async ({ request }) => {
        sent(await request.json());
        return getGetFindingResponseMock();
      }),
      getGetFindingOpinionMockHandler({
        data: { ...opinion, opinion: null, job_id: null, is_configured: false },
      }),
      getGetAiConfigurationMockHandler({
        ...services,
        remediator: { ...services.remediator, isConfigured: false },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const step = within(
      await canvas.findByRole('region', { name: 'Next step: assign it' }, pageTimeout),
    );
    await expect(step.getByText(/^Parapet has no fix for this/)).toBeVisible();
    const impossible = within(await step.findByRole('group'));
    await expect(await impossible.findByText(/added manually/)).toBeVisible();
    await expect(impossible.getByRole('link', { name: 'Connect a source host' })).toHaveAttribute(
      'href',
      '/connector',
    );
    await expect(impossible.getByText(/No model for second opinions/)).toBeVisible();
    await expect(impossible.getAllByRole('listitem')).toHaveLength(2);
    const fix = within(canvas.getByRole('region', { name: 'Fix' }));
    await expect(await fix.findByRole('link', { name: 'Set one up' })).toHaveAttribute(
      'href',
      '/settings/openai',
    );
    await expect(fix.getByRole('button', { name: 'Use AI' })).toHaveAccessibleDescription(
      'No AI service is configured.',
    );
    await userEvent.keyboard('.');
    await expect(await screen.findByRole('menuitem', { name: /^Create issue/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await step.findByRole('button', { name: 'Assign to me' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ assignee_id: me }));
    await expect(await screen.findByText('Finding changed')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ assignee_id: null }));
  },
});

export const AnotherSeverityNeedsAReason = meta.story({
  args: { path: findingPath },
  beforeEach: ({ msw }) =>
    msw.use(
      getUpdateFindingMockHandler(async ({ request }) => {
        sent(await request.json());
        return getGetFindingResponseMock();
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }, pageTimeout));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Severity, effort/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Severity and effort' }));
    await expect(dialog.getByText(/^From the scanner:/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Severity' }), 'info');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(
      (await dialog.findAllByText('Explain why the severity differs.'))[0],
    ).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Test code');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Assessment saved')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ severity: 'info', reason: 'Test code' });
  },
});

const opinionWith = (change: Partial<FindingOpinion>) => {
  const { data } = getGetFindingOpinionResponseMock();
  const opinion = data.opinion as FindingOpinion; // the example has one
  return getGetFindingOpinionMockHandler({
    data: { ...data, job_id: null, opinion: { ...opinion, answer: null, ...change } },
  });
};

const answering = () =>
  getAnswerFindingOpinionMockHandler(async ({ request }) => {
    sent(await request.json());
    return getGetFindingOpinionResponseMock();
  });

export const SecondOpinionIsAnswered = meta.story({
  args: { path: findingPath },
  beforeEach: ({ msw }) => msw.use(opinionWith({}), answering()),
  play: async ({ canvas, userEvent }) => {
    const card = within(
      await canvas.findByRole('region', { name: 'Likely a false positive' }, pageTimeout),
    );
    await expect(card.getByText('86 of 100')).toBeVisible();
    await expect(card.getByText('Evidence for it')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /^Accept, mark false positive/ }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ answer: 'accepted' }));
  },
});

export const SecondOpinionWithoutADoubtIsAcceptedByKey = meta.story({
  args: { path: findingPath },
  beforeEach: ({ msw }) =>
    msw.use(
      opinionWith({
        reasons: [{ text: 'It is a text child.', supports: true, file: 'a.tsx', line: 58 }],
      }),
      answering(),
    ),
  play: async ({ canvas, userEvent }) => {
    const card = within(
      await canvas.findByRole('region', { name: 'Likely a false positive' }, pageTimeout),
    );
    await expect(card.getByText('a.tsx:58')).toBeVisible();
    await expect(card.getByText('Nothing found against it')).toBeVisible();
    await userEvent.keyboard('y');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ answer: 'accepted' }));
  },
});

export const SecondOpinionIsRefusedByKeyAndTakenBack = meta.story({
  args: { path: findingPath },
  beforeEach: ({ msw }) => msw.use(opinionWith({}), answering()),
  play: async ({ canvas, userEvent }) => {
    const card = within(
      await canvas.findByRole('region', { name: 'Likely a false positive' }, pageTimeout),
    );
    await expect(card.getByText(/^If you accept, the finding closes as/)).toBeVisible();
    // On other findings, N starts the recommended step.
    await userEvent.keyboard('n');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ answer: 'refused' }));
    await expect(await screen.findByText('Second opinion refused')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ answer: null, undo: true }));
  },
});

export const NumbersGoToAReasonAndItsLine = meta.story({
  args: { path: findingPath },
  beforeEach: ({ msw }) => {
    const file = 'src/search.ts';
    const range = { start_line: 7, start_column: null, end_line: 7, end_column: null };
    msw.use(
      findingWith({ file, range, code: [], code_snippet: 'run(memo);' }),
      opinionWith({
        reasons: [
          { text: 'The page is public.', supports: false, file: null, line: null },
          { text: 'It is a constant.', supports: true, file, line: 7 },
        ],
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const mark = await canvas.findByRole(
      'button',
      { name: 'Reason 1 of the second opinion' },
      pageTimeout,
    );
    await userEvent.keyboard('1');
    const reason = canvas.getByText('It is a constant.').closest('li');
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.keyboard('1');
    await expect(mark).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(reason).toHaveFocus();
    // The second reason has no line, so its number keeps the focus on it.
    await userEvent.keyboard('22');
    await expect(canvas.getByText('The page is public.').closest('li')).toHaveFocus();
  },
});

const asking = (change: Partial<OpinionStatus>) => {
  const { data } = getGetFindingOpinionResponseMock();
  return getGetFindingOpinionMockHandler({
    data: { ...data, opinion: null, job_id: null, failure: null, ...change },
  });
};
const { data: asked } = getGetFindingOpinionResponseMock();

export const CostOfASecondOpinionIsKnownBefore = meta.story({
  args: { path: findingPath },
  beforeEach: ({ msw }) =>
    msw.use(
      asking({
        budget: { ...asked.budget, used: 12, most: 200 },
        next: {
          ...asked.next,
          ...{ tokens: 6922, money: 0.0121, currency: 'USD', tokens_left: null, money_left: 21.8 },
          is_spent: false,
        },
      }),
    ),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Second opinion' }, pageTimeout));
    await expect(
      card.getByText('About $0.012 for 6,900 tokens · $21.80 left this month · 12 of 200 today'),
    ).toBeVisible();
    await expect(card.getByRole('button', { name: 'Ask for a second opinion' })).toBeEnabled();
  },
});

export const BudgetOfTheMonthIsUsedUp = meta.story({
  args: { path: findingPath },
  beforeEach: ({ msw }) =>
    msw.use(
      asking({
        failure: 'ai_quota_spent',
        failure_detail: 'The account at the AI service has no credit left.',
        next: { ...asked.next, is_spent: true, renews_at: '2026-03-01T00:00:00Z' },
      }),
    ),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Second opinion' }, pageTimeout));
    await expect(card.getByRole('alert')).toHaveTextContent(
      /^The account at the AI service has no credit left/,
    );
    await expect(card.getAllByText(/used up. It renews on Mar 1, 2026/)[0]).toBeVisible();
    await expect(
      card.getByRole('button', { name: 'Ask for a second opinion' }),
    ).toHaveAccessibleDescription(/used up/);
  },
});

export const SecondOpinionThatTakesNoSide = meta.story({
  args: { path: findingPath },
  beforeEach: ({ msw }) => msw.use(opinionWith({ verdict: 'unsure', confidence: 41 })),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Unsure' }, pageTimeout));
    await expect(card.getByRole('button', { name: /^Refuse/ })).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Accept/ })).toBeNull();
  },
});

export const SlaStoppedByTheStatus = meta.story({
  args: { path: findingPath },
  beforeEach: ({ msw }) =>
    msw.use(findingWith({ false_positive: true, due_at: '2026-01-01T00:00:00Z' })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const card = within(await page.findByRole('region', { name: 'Priority' }));
    await expect(card.getByText('SLA stopped')).toBeVisible();
    await expect(card.getByText('False positive')).toBeVisible();
    await expect(page.queryByText(/over SLA/)).toBeNull();
  },
});

/** The approver has left the organization. */
export const AnyApproverAnswers = meta.story({
  args: { path: findingPath },
  beforeEach: ({ msw }) => {
    const requester = {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4aff',
      username: 'cyberoper',
      email: 'cyberoper@acme.example',
      avatar_url: null,
    };
    const risk_acceptance = {
      reason: 'Behind the firewall.',
      until: '2026-03-31',
      until_fix: false,
      accepted_by: requester,
      approver: null,
      accepted_at: '2026-02-01T10:00:00Z',
    };
    msw.use(findingWith({ false_positive: false, review_requested: true, risk_acceptance }));
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', {
        level: 2,
        name: 'Waiting for another approver: the original one left the team',
      }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
});
