import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { sessionKey, useRememberSessionUser, useSessionUser } from '../index';

it('reads whose session it was in a part of the frame that mounts after the session has ended', () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  client.setQueryData(sessionKey(), { id: 'u1', name: 'Ada' });
  renderHook(() => useRememberSessionUser(), { wrapper });
  client.clear();
  const { result } = renderHook(() => useSessionUser(), { wrapper });
  expect(result.current).toMatchObject({ id: 'u1', name: 'Ada' });
});
