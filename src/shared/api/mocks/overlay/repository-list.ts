import { severities } from '#domain/finding-filters';
import type { Repository } from '../../generated/model';

const weights = ['low', 'medium', 'high', 'critical'];

type Key = string | number | null;

const orders: Readonly<Record<string, (attributes: Repository['attributes']) => Key>> = {
  nickname: ({ nickname }) => nickname.toLowerCase(),
  priority: ({ data }) => weights.indexOf(data.priority),
  last_scan_at: ({ last_scan_at: at }) => at,
  open_findings: ({ open_findings: open }) =>
    severities.reduce((sum, severity) => sum + open[severity], 0),
  created_at: ({ created_at: at }) => at,
};

/** The requested ones of `repositories`, in the URL's order, as the server returns them. */
export const requestedRepositories = (
  repositories: readonly Repository[],
  { searchParams }: URL,
): Repository[] => {
  const words = (searchParams.get('q') ?? '').trim().toLowerCase();
  const [status, active] = [searchParams.get('status'), searchParams.get('active')];
  const [hosts, tags] = ['source_control', 'tags'].map((name) =>
    searchParams.get(name)?.split(','),
  );
  const keyOf = orders[searchParams.get('sort_field') ?? 'nickname'] ?? (() => null);
  const sign = searchParams.get('sort') === 'desc' ? -1 : 1;
  return repositories
    .filter(
      ({ attributes: { nickname, description, data, status: own, active: isActive } }) =>
        [nickname, data.url, description].some((text) => text?.toLowerCase().includes(words)) &&
        (status === null || own === status) &&
        (active === null || String(isActive) === active) &&
        (hosts?.includes(data.source_control) ?? true) &&
        (tags?.some((tag) => data.tags.includes(tag)) ?? true),
    )
    .toSorted((one, other) => {
      const [a, b] = [keyOf(one.attributes), keyOf(other.attributes)];
      if (a === b) return sign * (one.id < other.id ? -1 : 1);
      // Missing values come last in both directions.
      if (a === null || b === null) return a === null ? 1 : -1;
      return a < b ? -sign : sign;
    });
};
