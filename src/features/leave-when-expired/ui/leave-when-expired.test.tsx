import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as session from '@/entities/session';
import { ApiError } from '@/shared/api/api-error';
import { clearToasts } from '@/shared/ui/toast/toast-store';
import { LeaveWhenExpired } from './leave-when-expired';

vi.mock('@/entities/session', () => ({ useCan: vi.fn() }));

// Test files of one worker share the toast store.
afterEach(clearToasts);

const expired = new ApiError({
  status: 422,
  code: 'bitbucket_token_expired',
  title: 'Not accepted',
  detail: 'expired',
});

function open(mayConnect: boolean) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.mocked(session.useCan).mockReturnValue(mayConnect);
  const client = new QueryClient();
  const router = createRouter({
    routeTree: createRootRoute({ component: LeaveWhenExpired, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  const fail = async () => {
    await router.load();
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(expired) });
    await mutation.execute(undefined).catch(() => undefined);
  };
  return { router, fail };
}

it('leads to the providers page whatever call met the expiry', async () => {
  const { router, fail } = open(true);
  await fail();
  await waitFor(() => expect(router.state.location.pathname).toBe('/connector/providers'));
});

it('leaves a user who cannot connect hosts where the user is', async () => {
  const { router, fail } = open(false);
  await fail();
  expect(router.state.location.pathname).toBe('/');
});
