import { useQuery } from '@tanstack/react-query';
import { type Repository } from '../model/repository';
import { repositoryQueries } from './repository-queries';

const find = (list: { data: Repository[] } | undefined, nickname: string | undefined) =>
  list?.data.find(({ attributes }) => attributes.nickname === nickname);

/** The repository with this nickname, even if it is not among those that are loaded at once. */
export function useRepositoryNamed(nickname: string | undefined): Repository | undefined {
  const { data: first } = useQuery(repositoryQueries.named());
  const listed = find(first, nickname);
  const isBeyond =
    nickname !== undefined && nickname !== '' && first !== undefined && listed === undefined;
  const { data: matching } = useQuery({ ...repositoryQueries.named(nickname), enabled: isBeyond });
  return listed ?? (isBeyond ? find(matching, nickname) : undefined);
}
