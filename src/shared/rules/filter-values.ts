// Values of filters that few pages write; every page loads what reads them (finding-filters.ts).
import type { ImportOutcome } from './finding-filters.ts';

/** The findings that the import of this scan brought, had again, reopened or fixed. */
export const importFilter = (outcome: ImportOutcome, scan: string): string => `${outcome}:${scan}`;

/** `=` before a path asks for exactly this file; without it, a path that contains the words. */
export const exactFile = (path: string): string => `=${path}`;
