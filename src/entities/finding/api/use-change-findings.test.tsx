import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BulkChangeInput } from '@/shared/api/generated/model';
import { clearToasts, toastStore } from '@/shared/ui/toast/toast-store';
import { targetOfIds } from '../model/target';
import { useChangeFindings } from './use-change-findings';

beforeEach(() => {
  clearToasts();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const answer = {
    job_id: '01980a5c-0000-4000-8000-000000000001',
    done: 2,
    skipped: 1,
    failed: 0,
    can_undo: true,
    data: [],
  };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
    ),
  );
});
// Asserts on the rendered toasts. Test files of one worker share their modules, so a module that is
// already loaded cannot be mocked.
afterEach(clearToasts);

const asks: BulkChangeInput = {
  accept_risk: { reason: 'Reviewed.', approver_id: '01980a5c-0000-4000-8000-000000000002' },
};

it.each([
  [{ status: 'fixed' }, '2 findings changed'],
  [{ accept_risk: { reason: 'Reviewed.' } }, '2 findings changed'],
  [asks, 'Approval requested for 2 findings'],
] as const)('says of %j what became of it', async (change, title) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </I18nProvider>
  );
  const { result } = renderHook(() => useChangeFindings(), { wrapper });
  await act(() => result.current.mutateAsync({ target: targetOfIds(['a']), change }));
  expect(toastStore.read()).toEqual([
    expect.objectContaining({ title, detail: '1 was left unchanged.' }),
  ]);
});
