import { createContext, use } from 'react';
import { slaRuns } from '#domain/sla';
import type { FindingsNews } from '@/shared/api/generated/model';
import type { FindingRow } from './finding';

type IsNew = (finding: Pick<FindingRow, 'id' | 'attributes'>) => boolean;

/** Which findings a list marks as new to the user. */
export const NewFindings = createContext<IsNew>(() => false);

export const useIsNew = (finding: Pick<FindingRow, 'id' | 'attributes'>): boolean =>
  use(NewFindings)(finding);

/** Decided and duplicate findings do not count as new. */
export const canBeNew = ({ attributes }: Pick<FindingRow, 'attributes'>): boolean =>
  slaRuns(attributes) && !attributes.is_duplicate;

/**
 * Determines new findings as the view of new findings counts them: open ones that arrived since,
 * except those of a repository's first report, adjusted by what the user marked.
 */
export function newFindings({ since, first_reports: reports, seen, unseen }: FindingsNews): IsNew {
  const first = new Map(
    reports.flatMap(({ day, repository_ids: ids }) => ids.map((id) => [id, day] as const)),
  );
  return (finding) => {
    const { id, attributes } = finding;
    const { first_seen_at: at, repository } = attributes;
    return (
      canBeNew(finding) &&
      (unseen.includes(id) ||
        (at >= (since ?? '') && at.slice(0, 10) !== first.get(repository.id) && !seen.includes(id)))
    );
  };
}
