import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAppliedColorMode } from '@/shared/lib/color-mode';
import { useAppliedMotion } from '@/shared/lib/motion';
import { ToastRegion } from '@/shared/ui/toast';

export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  useAppliedColorMode();
  useAppliedMotion();
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        {children}
        <ToastRegion />
      </QueryClientProvider>
    </I18nProvider>
  );
}
