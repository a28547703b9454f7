import { lazily } from '@/shared/lib/lazily';

/** Comes with the first selection. */
export const BulkBar = lazily(() => import('./bulk-bar').then((module) => module.BulkBar));
