import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { placeOf, type FindingRow } from '@/entities/finding';
import { getListFindingsQueryOptions } from '@/shared/api/generated/findings/findings';
import { openFilters } from '@/shared/rules/finding-filters';
import { search } from '@/shared/lib/search-text';

export interface FindingQuestion {
  readonly text: string;
  /** Only of this repository. */
  readonly repository: string | undefined;
  /** Findings alone are asked for: then the words may be few, or none. */
  readonly alone: boolean;
}

const shortest = 2;
/** What the palette shows of them beside everything else. */
export const fewFindings = 6;
const many = 20;

const calm = { staleTime: 30_000, retry: false } as const;

type Part = Pick<FindingQuestion, 'repository' | 'alone'>;

const within = ({ repository, alone }: Part) => ({
  ...(repository !== undefined && { repository: [repository] }),
  page_size: alone ? many : fewFindings,
});

/** Where no words are given: what asks for work, by priority. */
const topOf = (part: Part) => ({
  ...getListFindingsQueryOptions({ ...openFilters, ...within(part) }),
  ...calm,
});

/** All that may have been typed to find one. */
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

/** Findings by id, title or CVE, those of highest priority first. Until they are here, those of the question before that answer this one too. */
export function useFoundFindings(question: FindingQuestion) {
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
  const isOld = isPlaceholderData || asked !== text;
  const rows = (isAsked && data?.data) || [];
  return {
    findings: isOld
      ? search(rows, text, wordsOf).filter(
          ({ attributes }) => repository === undefined || attributes.repository.id === repository,
        )
      : rows,
    searching: isAsked && isFetching && (isOld || data === undefined),
    failed: isAsked && isError && data === undefined && !isFetching,
    refetch,
  };
}

/**
 * The findings of highest priority in the repositories that are found, whose names are no words of findings. Each is asked for as when it is
 * narrowed to, which then shows them at once.
 */
export function useFindingsOf(repositories: readonly string[]) {
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
