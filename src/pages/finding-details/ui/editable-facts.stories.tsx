import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import { idOf } from '@/shared/api/mocks/data/ids';
import {
  getGetFindingMockHandler,
  getGetFindingResponseMock,
  getTriageFindingsMockHandler,
  getUpdateFindingMockHandler,
} from '@/shared/api/mocks/generated/findings/findings.msw';

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
    // Esc restores, and the focus is where it was.
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
    await expect(await card.findByRole('alert')).toHaveTextContent(/^Say why/);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(card.getByRole('textbox', { name: 'Reason' }), 'Test code{Enter}');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ severity: 'low', reason: 'Test code' }),
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
