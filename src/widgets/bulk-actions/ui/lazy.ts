import { lazyComponent } from '@/shared/lib/lazy-component';

/** Loads with the first selection. */
export const BulkBar = lazyComponent(() => import('./bulk-bar').then((module) => module.BulkBar));
