import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Finding } from '@/entities/finding';
import { repositoryQueries } from '@/entities/repository';
import { getListSourceControlsQueryOptions } from '@/shared/api/generated/repositories';

/**
 * Why no pull request can be opened for the finding's repository, as a button's disabled reason.
 * False while it is unknown; the server then returns the reason.
 */
export function useHostRefusal({ attributes }: Finding): string | false {
  const { t } = useLingui();
  const { data: repository } = useQuery(repositoryQueries.detail(attributes.repository.id));
  const { data: hosts } = useQuery(getListSourceControlsQueryOptions());
  const host = repository?.attributes.data.source_control;
  if (host === 'manual') return t`This repository was added manually and has no source host`;
  const known = hosts?.data.find(({ source_control: one }) => one === host);
  return known?.isConfigured === false && t`Its source host is not connected`;
}
