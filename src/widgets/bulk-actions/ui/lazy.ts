// Apart from the index: one with code of its own would bring all that it names to its importers.
import { lazyComponent } from '@/shared/lib/lazy-component';

/** Comes with the first selection. */
export const BulkBar = lazyComponent(() => import('./bulk-bar').then((module) => module.BulkBar));
