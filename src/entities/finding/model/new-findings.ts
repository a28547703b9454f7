import { createContext, use } from 'react';
import { slaRuns } from '#domain/sla';
import type { FindingsNews } from '@/shared/api/generated/model';
import type { FindingRow } from './finding';

type IsNew = (finding: FindingRow) => boolean;

/** Which findings a list marks as new to the reader. */
export const NewFindings = createContext<IsNew>(() => false);

export const useIsNew = (finding: FindingRow): boolean => use(NewFindings)(finding);

/**
 * As the view of new findings counts them: open ones that Parapet has learned of since, except those
 * of a repository's first report.
 */
export function newFindings({ since, first_reports: reports }: FindingsNews): IsNew {
  const first = new Map(
    reports.flatMap(({ day, repository_ids: ids }) => ids.map((id) => [id, day] as const)),
  );
  return ({ attributes }) => {
    const { first_seen_at: at, repository, is_duplicate: isDuplicate } = attributes;
    return (
      at >= (since ?? '') &&
      at.slice(0, 10) !== first.get(repository.id) &&
      slaRuns(attributes) &&
      !isDuplicate
    );
  };
}
