import { late } from '@/shared/lib/lazily';

/** Few lists are of an import: the others need not know how to ask for one. */
export const ImportChip = late(() => import('./import-chip').then((module) => module.ImportChip));
