import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Select } from '@/shared/ui/select';
import { repositoryPageSize, repositoryQueries } from '../api/repository-queries';

interface RepositorySelectProps<Search> {
  /** Of the page: without a repository it is about all of them. */
  search: Search;
  onSearch: (search: Search) => void;
  className?: string;
}

/** Narrows a page to one repository, by its nickname. */
export function RepositorySelect<Search extends { readonly repository?: string }>({
  search,
  onSearch,
  className,
}: RepositorySelectProps<Search>) {
  const { t } = useLingui();
  const { data } = useQuery(
    repositoryQueries.list({ page_size: repositoryPageSize, sort_field: 'nickname', sort: 'asc' }),
  );
  const names = (data?.data ?? []).map(({ attributes }) => attributes.nickname);
  // The selected repository may be missing from the first page or deleted; show it anyway.
  const { repository: named } = search;
  const options = named === undefined || names.includes(named) ? names : [named, ...names];
  return (
    <Select
      {...(className !== undefined && { className })}
      aria-label={t`Repository`}
      placeholder={t`All repositories`}
      value={search.repository ?? ''}
      options={options.map((name) => ({ value: name, label: name }))}
      onChange={({ target: { value } }) => {
        const { repository: _old, ...rest } = search;
        onSearch((value === '' ? rest : { ...rest, repository: value }) as Search); // what it adds or leaves out is optional there
      }}
    />
  );
}
