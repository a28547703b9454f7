import { useSyncExternalStore } from 'react';
import { lazily } from '@/shared/lib/lazily';
import { useSettled } from '@/shared/lib/settled';
import { toastStore } from './toast-store';

const Region = lazily(() => import('./toast-region').then((module) => module.ToastRegion));

const hasToasts = () => toastStore.read().length > 0;

/** The region with its first message, or once the first page is there. */
export function ToastRegion() {
  const needed = useSyncExternalStore(toastStore.subscribe, hasToasts, hasToasts);
  const settled = useSettled();
  return (needed || settled) && <Region />;
}
