import { useQuery } from '@tanstack/react-query';
import { getListDevelopersQueryOptions } from '@/shared/api/generated/users';
import type { Developer } from '@/shared/api/generated/model';
import type { FindingTarget } from '../model/target';
import { suggestedDevelopers } from './suggested-developers';

export interface Assignee extends Developer {
  /** The number of the findings whose code this developer last changed. */
  readonly changed: number;
}

/** The users to whom the findings can be assigned; those who last changed the code come first. */
export function useAssignees(target: FindingTarget): {
  people: readonly Assignee[];
  /** The number of targeted findings. */
  total: number;
} {
  const { data: developers } = useQuery(getListDevelopersQueryOptions());
  const { data: suggested } = useQuery(suggestedDevelopers(target));
  const changes = new Map(suggested?.people.map(({ id, findings }) => [id, findings]));
  return {
    people: (developers?.data ?? [])
      .map((person) => ({ ...person, changed: changes.get(person.id) ?? 0 }))
      .toSorted((one, other) => other.changed - one.changed),
    total: suggested?.total ?? 0,
  };
}
