import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useAppliedColorMode } from '@/shared/lib/color-mode';
import { useAppliedMotion } from '@/shared/lib/motion';
import { useSettled } from '@/shared/lib/settled';

// Nothing is announced before the first page is there.
const ToastRegion = lazy(() => import('@/shared/ui/toast').then((module) => ({ default: module.ToastRegion })));

export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  useAppliedColorMode();
  useAppliedMotion();
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toasts />
      </QueryClientProvider>
    </I18nProvider>
  );
}

function Toasts() {
  return (
    useSettled() && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  );
}
