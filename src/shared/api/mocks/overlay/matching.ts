import { decodeFilters } from '#domain/finding-filter-codec';
import { type FindingSortField, severityRank } from '#domain/finding-filters';
import type { Finding, FindingAttributes } from '../../generated/model';
import { meetsFilters, type FilterContext } from './filter-tests';

/** As on the server: a missing date comes after all others, any other missing value before. */
const orders: Record<FindingSortField, (attributes: FindingAttributes) => string | number> = {
  priority: ({ priority }) => priority,
  // Most severe first, then by priority.
  severity: ({ severity, priority }) => (4 - severityRank(severity)) * 1000 + priority,
  title: ({ title }) => title,
  repository: ({ repository }) => repository.nickname,
  tool: ({ tool }) => tool,
  status: ({ status }) => status,
  first_seen_at: ({ first_seen_at: at }) => at,
  last_seen_at: ({ last_seen_at: at }) => at,
  due_at: ({ due_at: at }) => at ?? '9999',
  cvssv3_score: ({ cvssv3_score: score }) => score ?? -1,
  fixing_effort: ({ fixing_effort: effort }) => effort ?? -1,
  epss: ({ epss }) => epss ?? -1,
  rule: ({ rule }) => rule.id,
  component: ({ component }) => component?.name ?? '',
  file: ({ file }) => file ?? '',
};

const hasWords = ({ attributes: { title, file, cve } }: Finding, words: string): boolean =>
  [title, file ?? '', ...cve].some((field) => field.toLowerCase().includes(words));

/** The findings that match the filters and words of a URL, in its order. */
export function matching(
  findings: readonly Finding[],
  { searchParams }: URL,
  around?: FilterContext,
): Finding[] {
  const meets = meetsFilters(decodeFilters(Object.fromEntries(searchParams)), around);
  const words = (searchParams.get('q') ?? '').toLowerCase();
  const keyOf = orders[(searchParams.get('sort_field') ?? 'priority') as FindingSortField]; // validated by the gate
  const sign = searchParams.get('sort') === 'asc' ? 1 : -1;
  return findings
    .filter((finding) => meets(finding) && (words === '' || hasWords(finding, words)))
    .toSorted((one, other) => {
      const [a, b] = [keyOf(one.attributes), keyOf(other.attributes)];
      // Equal rows are ordered by id, as on the server.
      return a === b ? sign * (one.id < other.id ? -1 : 1) : a < b ? -sign : sign;
    });
}
