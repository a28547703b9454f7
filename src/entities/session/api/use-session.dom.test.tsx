import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { clearSessionCache, sessionKey, useSessionUser } from '../index';

it('reads who was signed in, also in a part of the page that mounts after the session has ended', () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(sessionKey(), { id: 'u1', name: 'Ada' });
  clearSessionCache(client);
  expect(client.getQueryData(sessionKey())).toBeUndefined();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSessionUser(), { wrapper });
  expect(result.current).toMatchObject({ id: 'u1', name: 'Ada' });
});
