import { useQuery } from '@tanstack/react-query';
import { repositoryQueries } from './repository-queries';

/** The id of the only repository, which needs no choice; '' if there are several or none. */
export function useOnlyRepository(): string {
  const { data } = useQuery(repositoryQueries.named());
  const [only, second] = data?.data ?? [];
  return only && !second ? only.id : '';
}
