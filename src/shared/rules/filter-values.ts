// Values of filters that few pages write; every page loads what reads them (finding-filters.ts).
import { importPattern, type ImportOutcome, pullRequestPattern } from './finding-filters.ts';

/** Whom `developer` and `team` call so is who asks. */
export const myself = 'me';

/** The findings that the import of this scan brought, had again, reopened or fixed. */
export const importFilter = (outcome: ImportOutcome, scan: string): string => `${outcome}:${scan}`;

export function importFilterOf(
  value: string,
): { readonly outcome: ImportOutcome; readonly scan: string } | undefined {
  const [, outcome, scan] = importPattern.exec(value) ?? [];
  return outcome === undefined || scan === undefined
    ? undefined
    : { outcome: outcome as ImportOutcome, scan }; // one of the pattern's
}

/** `=` before a path asks for exactly this file; without it, a path that contains the words. */
export const exactFile = (path: string): string => `=${path}`;

/** The findings of the pull request with this number, of the repository with this id. */
export const pullRequestFilter = (repository: string, number: number): string =>
  `${repository}:${number}`;

export function pullRequestFilterOf(
  value: string,
): { readonly repository: string; readonly number: number } | undefined {
  const [, repository, number] = pullRequestPattern.exec(value) ?? [];
  return repository === undefined ? undefined : { repository, number: Number(number) };
}
