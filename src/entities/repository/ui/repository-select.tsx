import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Select } from '@/shared/ui/select';
import { repositoryPageSize, repositoryQueries } from '../api/repository-queries';

interface RepositorySelectProps {
  /** Nickname; all of them when there is none. */
  value: string | undefined;
  onChange: (nickname: string | undefined) => void;
  className?: string;
}

/** Narrows a page to one repository. */
export function RepositorySelect({ value, onChange, className }: RepositorySelectProps) {
  const { t } = useLingui();
  const { data } = useQuery(repositoryQueries.list({ page_size: repositoryPageSize, sort_field: 'nickname', sort: 'asc' }));
  return (
    <Select
      {...(className !== undefined && { className })}
      aria-label={t`Repository`}
      placeholder={t`All repositories`}
      value={value ?? ''}
      options={(data?.data ?? []).map(({ attributes }) => ({ value: attributes.nickname, label: attributes.nickname }))}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    />
  );
}
