import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { repositoryQueries, type Repository } from '@/entities/repository';
import { search } from '@/shared/lib/search-text';

const shortest = 2;
const few = 5;
const calm = { staleTime: 60_000, retry: false } as const;

/** Repositories by name: cached ones first, then the server's matches if there are more. */
export function useRepositorySearch(text: string) {
  // Names contain no spaces: the last word is the name, and the words before it are the action.
  const asked = useDeferredValue(text).split(/\s+/u).at(-1) ?? '';
  const all = useQuery({
    ...repositoryQueries.named(),
    ...calm,
  });
  const first: readonly Repository[] = all.data?.data ?? [];
  const isMore =
    all.data !== undefined && all.data.meta.total > first.length && asked.length >= shortest;
  const more = useQuery({
    ...repositoryQueries.list({ q: asked, page_size: few }),
    ...calm,
    enabled: isMore,
  });
  const others = isMore
    ? (more.data?.data ?? []).filter(({ id }) => first.every((one) => one.id !== id))
    : [];
  const known = [...first, ...others];
  const missing = [all, ...(isMore ? [more] : [])].filter(
    ({ data, isPlaceholderData }) => data === undefined || isPlaceholderData,
  );
  return {
    known,
    found: text === '' ? [] : search(known, text, ({ attributes }) => attributes.nickname),
    searching: missing.some(({ isFetching }) => isFetching),
    failed: missing.some(({ isError, isFetching }) => isError && !isFetching),
    refetch: () => missing.forEach(({ refetch }) => void refetch()),
  };
}
