import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useLinkToken } from './link-token';

afterEach(() => {
  history.replaceState(null, '', '/');
});

it('follows a newer link that is opened in the same tab', async () => {
  history.replaceState(null, '', '/verify-register/link#ptr_old');
  const { result } = renderHook(() => useLinkToken());
  expect(result.current).toBe('ptr_old');
  await act(async () => {
    location.hash = '#ptr_new';
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  });
  expect(result.current).toBe('ptr_new');
});

it('keeps the token when the page is left', () => {
  history.replaceState(null, '', '/verify-register/link#ptr_old');
  const { result, rerender } = renderHook(() => useLinkToken());
  history.pushState(null, '', '/login');
  rerender();
  expect(result.current).toBe('ptr_old');
});
