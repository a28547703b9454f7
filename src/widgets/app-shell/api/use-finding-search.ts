import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { placeOf, type FindingRow } from '@/entities/finding';
import { getListFindingsQueryOptions } from '@/shared/api/generated/findings';
import { openFilters } from '#domain/finding-filters';
import { search } from '@/shared/lib/search-text';

export interface FindingSearch {
  readonly text: string;
  /** Restricts the search to this repository. */
  readonly repository: string | undefined;
  /** Only findings are searched, so the text may be short or empty. */
  readonly alone: boolean;
}

const shortest = 2;
/** The number of findings shown next to other results. */
export const maxFindings = 6;
const many = 20;

const calm = { staleTime: 30_000, retry: false } as const;

type Part = Pick<FindingSearch, 'repository' | 'alone'>;

const within = ({ repository, alone }: Part) => ({
  ...(repository !== undefined && { repository: [repository] }),
  page_size: alone ? many : maxFindings,
});

/** The open findings by priority, for an empty text. */
const topOf = (part: Part) => ({
  ...getListFindingsQueryOptions({ ...openFilters, ...within(part) }),
  ...calm,
});

/** All texts by which a finding can be found. */
const wordsOf = (finding: FindingRow): string => {
  const { title, repository, rule, cve, cwe } = finding.attributes;
  return [
    title,
    repository.nickname,
    placeOf(finding),
    rule.id,
    ...cve,
    ...cwe.map((number) => `CWE-${number}`),
    finding.id,
  ].join(' ');
};

/**
 * Findings by id, title or CVE, highest priority first. Until the response arrives, cached results
 * are filtered by the new text.
 */
export function useFindingSearch(question: FindingSearch) {
  const { text, repository, alone } = question;
  const isAsked = alone || repository !== undefined || text.length >= shortest;
  const typed = useDeferredValue(text);
  const asked = text === '' ? text : typed;
  const query = useQuery({
    ...(asked === ''
      ? topOf(question)
      : { ...getListFindingsQueryOptions({ q: asked, ...within(question) }), ...calm }),
    enabled: isAsked && (asked !== '' || text === ''),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData, isError, isFetching, refetch } = query;
  const isStale = isPlaceholderData || asked !== text;
  const rows = (isAsked && data?.data) || [];
  return {
    findings: isStale
      ? search(rows, text, wordsOf).filter(
          ({ attributes }) => repository === undefined || attributes.repository.id === repository,
        )
      : rows,
    searching: isAsked && isFetching && (isStale || data === undefined),
    failed: isAsked && isError && data === undefined && !isFetching,
    refetch,
  };
}

/**
 * The top findings of the matching repositories, whose names are not part of a finding's text.
 * Sends the same request as narrowing to one repository, so that the result is cached.
 */
export function useTopFindingsOf(repositories: readonly string[]) {
  const answers = useQueries({
    queries: repositories.map((id) => topOf({ repository: id, alone: false })),
  });
  const missing = answers.filter(({ data }) => data === undefined);
  return {
    findings: answers
      .flatMap(({ data }) => data?.data ?? [])
      .toSorted((one, other) => other.attributes.priority - one.attributes.priority),
    searching: missing.some(({ isFetching }) => isFetching),
    failed: missing.some(({ isError, isFetching }) => isError && !isFetching),
    refetch: () => missing.forEach(({ refetch }) => void refetch()),
  };
}
