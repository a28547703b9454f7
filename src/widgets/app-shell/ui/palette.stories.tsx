import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { delay, http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { sessionKey } from '@/entities/session';
import type { SessionUser } from '@/shared/api/generated/model';
import { getListFindingsResponseMock } from '@/shared/api/mocks/generated/findings/findings.msw';
import { getGetSessionResponseMock } from '@/shared/api/mocks/generated/session/session.msw';
import { ToastRegion } from '@/shared/ui/toast';
import { clearRecentTargets } from '../model/recent-targets';
import { Palette } from './palette';

const close = fn();
/** Records navigations. */
const led = fn<(address: string) => void>();

/** The palette on the generated mocks. Navigations are recorded instead of performed. */
function Demo({ role = 'admin' }: { role?: SessionUser['role'] }) {
  const [{ client, router }] = useState(() => {
    const made = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    made.setQueryData(sessionKey(), { ...getGetSessionResponseMock(), role });
    const root = createRootRoute({
      component: () => <Palette onClose={close} />,
      notFoundComponent: () => null,
    });
    const own = createRouter({ routeTree: root, history: createMemoryHistory() });
    own.subscribe('onBeforeNavigate', ({ toLocation }) => led(toLocation.href));
    return { client: made, router: own };
  });
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <ToastRegion />
    </QueryClientProvider>
  );
}

const meta = preview.meta({
  title: 'Shell/Palette',
  component: Demo,
  parameters: { themes: 'one' },
  beforeEach: () => {
    clearRecentTargets();
    close.mockClear();
    led.mockClear();
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Go to' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Recent' })).toBeNull();
    await expect(
      await canvas.findByRole('option', { name: 'Fix this week Saved view' }),
    ).toBeInTheDocument();
  },
});

export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'LEDGER');
    const repository = await canvas.findByRole('option', {
      name: 'ledger-api Repository · 109 findings',
    });
    await expect(repository).toHaveAttribute('aria-selected', 'true');
    await expect(repository.querySelector('b')).toHaveTextContent('ledger');
    await expect(
      await canvas.findByRole('option', {
        name: 'SQL injection in the statement builder ledger-api · search.ts:41 High',
      }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('option', { name: 'Upload a report for ledger-api' }),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(close).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(led).toHaveBeenLastCalledWith(
        '/Repositories?open=01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
      ),
    );
  },
});

export const Narrowed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, 'ledger');
    await canvas.findByRole('option', { name: /^ledger-api Repository/ });
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/^Searching in ledger-api/);
    await expect(
      await canvas.findByRole('option', {
        name: 'SQL injection in the statement builder search.ts:41 High',
      }),
    ).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByRole('group', { name: 'Go to' })).toBeNull();
    await expect(canvas.queryByRole('option', { name: 'Log out' })).toBeNull();
  },
});

export const People = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), '@dev');
    await expect(
      await canvas.findByRole('option', {
        name: 'developer 38 open findings · developer@acme.example',
      }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(led).toHaveBeenLastCalledWith(expect.stringContaining('developer=developer')),
    );
  },
});

/**
 * Developers may neither upload nor manage the team: no request is refused, and no result leads
 * there.
 */
export const OfADeveloper = meta.story({
  args: { role: 'developer' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, 'ledger');
    await expect(
      await canvas.findByRole('option', { name: 'Supply chain of ledger-api' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('option', { name: /Upload/ })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '@');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Your role does not allow this.'),
    );
  },
});

export const HighlightStaysWhenTheServerAnswers = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/v1/findings', async () => {
        await delay(900);
        return HttpResponse.json(getListFindingsResponseMock());
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'dark');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Searching…'));
    await expect(await canvas.findByRole('option', { name: /^SQL injection/ })).toBeVisible();
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Dark colours');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Dark colours');
  },
});

/** Fails until the story resets it, because a request of the previous page may come first. */
let searchFails = false;

export const SearchFails = meta.story({
  beforeEach: ({ msw }) => {
    searchFails = true;
    msw.use(
      http.get('*/v1/findings', () =>
        searchFails ? HttpResponse.json({}, { status: 422 }) : undefined,
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, '#');
    const again = await canvas.findByRole('button', { name: 'Try again.' });
    searchFails = false;
    await userEvent.click(again);
    await expect(await canvas.findByRole('option', { name: /^SQL injection/ })).toBeVisible();
    await expect(canvas.queryByText('Search failed.')).toBeNull();
  },
});
