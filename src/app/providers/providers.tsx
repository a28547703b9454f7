import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazyComponent } from '@/shared/lib/lazy-component';
import { useInitialLoadSettled } from '@/shared/lib/first-load/use-initial-load-settled';
import { ToastRegion } from '@/shared/ui/toast';

const Preferences = lazyComponent(() =>
  import('./preferences').then((module) => module.Preferences),
);

const SettledPreferences = () => useInitialLoadSettled() && <Preferences />;

export function Providers({
  queryClient,
  children,
}: {
  queryClient: QueryClient;
  children: ReactNode;
}) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        {children}
        <ToastRegion />
        <SettledPreferences />
      </QueryClientProvider>
    </I18nProvider>
  );
}
