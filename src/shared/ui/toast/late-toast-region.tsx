import { useSyncExternalStore } from 'react';
import { lazyComponent } from '@/shared/lib/lazy-component';
import { useInitialLoadSettled } from '@/shared/lib/first-load/use-initial-load-settled';
import { toastStore } from './toast-store';

const Region = lazyComponent(() => import('./toast-region').then((module) => module.ToastRegion));

const hasToasts = () => toastStore.read().length > 0;

/** Loads the region with the first toast, or once the first page has loaded. */
export function ToastRegion() {
  const needed = useSyncExternalStore(toastStore.subscribe, hasToasts, hasToasts);
  const settled = useInitialLoadSettled();
  return (needed || settled) && <Region />;
}
