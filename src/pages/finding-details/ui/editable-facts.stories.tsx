import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import { idOf } from '@/shared/api/mocks/data/ids';
import {
  getGetFindingMockHandler,
  getGetFindingResponseMock,
  getListFindingHistoryMockHandler,
  getListFindingHistoryResponseMock,
  getRestoreFindingRiskMockHandler,
  getToggleFindingFalsePositiveMockHandler,
  getTriageFindingsMockHandler,
  getUpdateFindingMockHandler,
} from '@/shared/api/mocks/generated/findings/findings.msw';
import { getListDevelopersMockHandler } from '@/shared/api/mocks/generated/users/users.msw';

const sent = fn();
const id = idOf('f', 0);
const { data: example } = getGetFindingResponseMock();

const meta = preview.meta({
  title: 'Pages/Finding details/Edited in place',
  ...wholePage,
  args: { path: `/findings/finding-details/${id}` },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    let attributes = {
      ...example.attributes,
      status: 'open' as const,
      false_positive: false,
      is_duplicate: false,
      severity: 'high' as const,
      first_seen_at: '2026-01-12T08:14:03Z',
      due_at: '2026-02-11T08:14:03Z',
      tags: ['payments'],
    };
    msw.use(
      getGetFindingMockHandler(() => ({ data: { ...example, id, attributes } })),
      getUpdateFindingMockHandler(async ({ request }) => {
        const change = (await request.json()) as Partial<typeof attributes>;
        sent(change);
        attributes = { ...attributes, ...change };
        return { data: { ...example, id, attributes } };
      }),
    );
  },
});

const details = async (canvas: Pick<typeof screen, 'findByRole'>) =>
  within(await canvas.findByRole('region', { name: 'Details' }, pageTimeout));

export const StatusByKeyboardAndBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = await details(canvas);
    const pencil = card.getByRole('button', { name: 'Change: Status' });
    pencil.focus();
    await userEvent.keyboard('{Enter}');
    const status = await card.findByRole('combobox', { name: 'Status' }, pageTimeout);
    await waitFor(() => expect(status).toHaveFocus());
    // Esc restores the value, and the focus returns to the button.
    await userEvent.selectOptions(status, 'fixed');
    await userEvent.keyboard('{Escape}');
    await expect(pencil).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.selectOptions(
      await card.findByRole('combobox', { name: 'Status' }),
      'in_progress',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ status: 'in_progress' }));
    await expect(await card.findByText('In progress')).toBeVisible();
    await expect(await screen.findByText('Finding changed')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ status: 'open' }));
    await expect(await card.findByText('Open')).toBeVisible();
  },
});

export const SeverityNeedsAReason = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = await details(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Change: Severity' }));
    await userEvent.selectOptions(
      await card.findByRole('combobox', { name: 'Severity' }, pageTimeout),
      'low',
    );
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    await expect(await card.findByRole('alert')).toHaveTextContent(/^Explain why/);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(card.getByRole('textbox', { name: 'Reason' }), 'Test code{Enter}');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ severity: 'low', reason: 'Test code' }),
    );
  },
});

export const AssigneeIsTyped = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      getListDevelopersMockHandler({
        data: [
          {
            id: idOf('p', 1),
            username: 'cyberoper',
            email: 'cyberoper@acme.example',
            avatar_url: null,
            open_findings: 4,
          },
          {
            id: idOf('p', 2),
            username: 'developer',
            email: 'developer@acme.example',
            avatar_url: null,
            open_findings: 1,
          },
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const card = await details(canvas);
    const before = example.attributes.assignee?.username ?? 'No assignee';
    const open = async () => {
      await userEvent.click(card.getByRole('button', { name: 'Change: Assignee' }));
      const field = await card.findByRole('combobox', { name: 'Assignee' }, pageTimeout);
      await waitFor(() => expect(field).toHaveFocus());
      return field;
    };
    // Typing replaces the name, and the list narrows.
    const field = await open();
    await screen.findByRole('option', { name: /^cyberoper/ });
    await userEvent.type(field, 'dev', { initialSelectionStart: 0, initialSelectionEnd: 99 });
    await expect(field).toHaveValue('dev');
    await waitFor(() => expect(screen.queryByRole('option', { name: /^cyberoper/ })).toBeNull());
    await expect(screen.getByRole('option', { name: /^developer/ })).toBeVisible();
    // The first Esc closes the list; the next one restores the value.
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(card.queryByRole('combobox', { name: 'Assignee' })).toBeNull();
    await expect(card.getByRole('button', { name: 'Change: Assignee' })).toHaveFocus();
    await expect(card.getAllByText(before)[0]).toBeVisible();
    // An unknown name shows an error and sends nothing.
    const again = await open();
    await userEvent.type(again, 'zoe', { initialSelectionStart: 0, initialSelectionEnd: 99 });
    await expect(await screen.findByText('Nothing matches.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(again);
    await userEvent.type(again, 'developer');
    await screen.findByRole('option', { name: /^developer/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ assignee_id: idOf('p', 2) }));
    await expect(sent).toHaveBeenCalledOnce();
  },
});

export const AcceptedRiskComesBackAsItWas = meta.story({
  beforeEach: ({ msw }) => {
    let status: 'risk_accepted' | 'open' = 'risk_accepted';
    const answer = () => ({
      data: {
        ...example,
        id,
        attributes: {
          ...example.attributes,
          ...{ status, false_positive: false, is_duplicate: false, review_requested: false },
        },
      },
    });
    msw.use(
      getGetFindingMockHandler(answer),
      getUpdateFindingMockHandler(async ({ request }) => {
        sent(await request.json());
        status = 'open';
        return answer();
      }),
      getRestoreFindingRiskMockHandler(() => {
        sent('restored');
        status = 'risk_accepted';
        return answer();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const card = await details(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Change: Status' }));
    await card.findByRole('combobox', { name: 'Status' }, pageTimeout);
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ status: 'open' }));
    await expect(await screen.findByText('Finding changed')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('restored'));
    await expect(await card.findByText('Accepted')).toBeVisible();
  },
});

export const FalsePositiveComesBackWithItsReason = meta.story({
  beforeEach: ({ msw }) => {
    let isMarked = true;
    const answer = () => ({
      data: { ...example, id, attributes: { ...example.attributes, false_positive: isMarked } },
    });
    const { data, ...page } = getListFindingHistoryResponseMock();
    const [event] = data;
    if (!event) throw new Error('The example has an event.');
    const marked = {
      ...event,
      ...{ kind: 'false_positive' as const, from: 'false', to: 'true', comment: 'It is a test.' },
    };
    msw.use(
      getGetFindingMockHandler(answer),
      getListFindingHistoryMockHandler({ ...page, data: [marked] }),
      getToggleFindingFalsePositiveMockHandler(async ({ request }) => {
        const body = (await request.json()) as { false_positive: boolean };
        sent(body);
        isMarked = body.false_positive;
        return answer();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await details(canvas);
    await userEvent.keyboard('m');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ false_positive: false }));
    await expect(await screen.findByText('No longer a false positive')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ false_positive: true, reason: 'It is a test.' }),
    );
  },
});

export const TagsAreAddedAndTakenAway = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = await details(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Change: Tags' }));
    await userEvent.type(
      await card.findByRole('textbox', { name: 'Tags' }, pageTimeout),
      '{Backspace}infra{Enter}{Enter}',
    );
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ tags: ['infra'] }));
    await expect(await card.findByText('infra')).toBeVisible();
  },
});

export const DueDateCountsFromTheFirstReport = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      getTriageFindingsMockHandler(async ({ request }) => {
        sent(await request.json());
        return { job_id: id, done: 1, skipped: 0, failed: 0, can_undo: true, data: [] };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const card = await details(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Change: Due' }));
    const day = await card.findByLabelText('Due', undefined, pageTimeout);
    await userEvent.clear(day);
    await userEvent.type(day, '2026-03-13{Enter}');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ finding_ids: [id], change: { due_days: 60 } }),
      ),
    );
  },
});

export const RefusalIsReadBelowTheRow = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.put('*/findings/:id', () =>
        HttpResponse.json(
          { type: 'about:blank', title: 'Conflict', status: 409, code: 'is_false_positive' },
          { status: 409 },
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const card = await details(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Change: Status' }));
    await userEvent.selectOptions(
      await card.findByRole('combobox', { name: 'Status' }, pageTimeout),
      'fixed',
    );
    await userEvent.keyboard('{Enter}');
    await expect(await card.findByRole('alert')).toBeVisible();
    await expect(card.getByText('Open')).toBeVisible();
  },
});

export const ReopenedByADeveloper = meta.story({
  globals: { role: 'developer' },
  play: async ({ canvas, userEvent }) => {
    const card = await details(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Change: Status' }));
    const status = await card.findByRole('combobox', { name: 'Status' }, pageTimeout);
    await userEvent.selectOptions(status, 'in_progress');
    await userEvent.keyboard('{Enter}');
    await card.findByText('In progress', undefined, pageTimeout);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reopen' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ status: 'open' }));
    await card.findByText('Open', undefined, pageTimeout);
  },
});

export const DeveloperReadsWhyNot = meta.story({
  globals: { role: 'developer' },
  play: async ({ canvas }) => {
    const card = await details(canvas);
    await expect(card.getByRole('button', { name: 'Change: Due' })).toHaveAccessibleDescription(
      /^Your role does not allow this/,
    );
    await expect(card.getByRole('button', { name: 'Change: Status' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
});
