// Filter values that few pages write. It is separate from finding-filters.ts, which every page
// loads.
import { importPattern, type ImportOutcome, pullRequestPattern } from './finding-filters.ts';

/** The value of `developer` and `team` that refers to the current user. */
export const myself = 'me';

/** The findings that the import of this scan created, matched, reopened or fixed. */
export const importFilter = (outcome: ImportOutcome, scan: string): string => `${outcome}:${scan}`;

export function importFilterOf(
  value: string,
): { readonly outcome: ImportOutcome; readonly scan: string } | undefined {
  const [, outcome, scan] = importPattern.exec(value) ?? [];
  return outcome === undefined || scan === undefined
    ? undefined
    : { outcome: outcome as ImportOutcome, scan }; // the pattern allows no other
}

/**
 * A leading `=` matches this exact path; without it, the filter matches paths that contain the
 * text.
 */
export const exactFile = (path: string): string => `=${path}`;

/** The findings of a pull request, by repository id and number. */
export const pullRequestFilter = (repository: string, number: number): string =>
  `${repository}:${number}`;

export function pullRequestFilterOf(
  value: string,
): { readonly repository: string; readonly number: number } | undefined {
  const [, repository, number] = pullRequestPattern.exec(value) ?? [];
  return repository === undefined ? undefined : { repository, number: Number(number) };
}
