import { useQuery } from '@tanstack/react-query';
import { useSessionUser } from '@/entities/session';
import { getListFindingsQueryOptions } from '@/shared/api/generated/findings';
import { getListRepositoriesQueryOptions } from '@/shared/api/generated/repositories';
import { openFilters } from '#domain/finding-filters';

const calm = { staleTime: 60_000, retry: false } as const;

/** The counts next to navigation entries. Loaded after the page's own data. */
export function useNavigationCounts(
  enabled: boolean,
): Record<'findings' | 'repositories' | 'notifications', number | undefined> {
  const user = useSessionUser();
  const findings = useQuery({
    ...getListFindingsQueryOptions({ ...openFilters, page_size: 1 }),
    ...calm,
    enabled,
    select: ({ meta }) => meta.total,
  });
  const repositories = useQuery({
    ...getListRepositoriesQueryOptions({ page_size: 1 }),
    ...calm,
    enabled,
    select: ({ meta }) => meta.total,
  });
  return {
    findings: findings.data,
    repositories: repositories.data,
    notifications: user.unread_notifications || undefined,
  };
}
