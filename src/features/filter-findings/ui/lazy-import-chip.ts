import { lazy } from 'react';

/** Few lists are of an import: the others need not know how to ask for one. */
export const ImportChip = lazy(() => import('./import-chip').then((module) => ({ default: module.ImportChip })));
