import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { parseFindingQuery } from '#domain/finding-query-syntax';
import { typedWord } from '#domain/query-suggestions';
import {
  countKey,
  findingCountsQuery,
  findingsVisitQuery,
  queryOf,
  useFindingsClient,
  withFilters,
  type FindingsSearch,
} from '@/entities/finding';
import type { FindingCount } from '@/shared/api/generated/model';

/** Filters that narrow most lists, in the order in which they are suggested. */
const candidates = [
  'is:kev',
  'priority:>=90',
  'reachability:reachable',
  'due:<7d',
  'assignee:me',
  '-severity:low',
] as const;

export interface Narrowing {
  /** How many findings match the typed text without its last, unfinished word. */
  readonly matches: FindingCount | undefined;
  /** Filters that match fewer findings, but at least one: the resulting text and the count. */
  readonly filters: readonly {
    readonly name: string;
    readonly text: string;
    readonly count: FindingCount;
  }[];
}

/** The list's query after the typed text is converted to filters. */
export const toQuery = ({ q: _q, ...search }: FindingsSearch, typed: string) => {
  const { filters, text } = parseFindingQuery(typed);
  return queryOf(withFilters({ ...search, ...(text !== '' && { q: text }) }, filters));
};

/**
 * Suggests filters that narrow the matches of the typed text further, each counted by the server.
 */
export function useNarrowing(typed: string, search: FindingsSearch): Narrowing {
  const before = useDeferredValue((typedWord(typed)?.before ?? typed).trim());
  const managed = useFindingsClient();
  const isAsked = before !== '' && managed === undefined;
  const visit = useQuery({ ...findingsVisitQuery(), enabled: isAsked });
  const base = toQuery(search, before);
  const offered = candidates
    .map((name) => ({ name, text: `${before} ${name}`, key: Object.keys(toQuery({}, name))[0] }))
    .filter(({ key }) => key !== undefined && !(key in base))
    .map((one) => ({ ...one, query: toQuery(search, one.text) }));
  const since = visit.data?.data.since;
  const { data } = useQuery({
    ...findingCountsQuery([base, ...offered.map(({ query }) => query)], since),
    enabled: isAsked && !visit.isPending,
  });
  const matches = isAsked ? data?.get(countKey(base)) : undefined;
  return {
    matches,
    filters: offered.flatMap(({ name, text, query }) => {
      const count = data?.get(countKey(query));
      const isNarrower = matches && count && count.total > 0 && count.total < matches.total;
      return isNarrower ? [{ name, text, count }] : [];
    }),
  };
}
