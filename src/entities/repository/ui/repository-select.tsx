import { useLingui } from '@lingui/react/macro';
import { RepositoryPicker } from './repository-picker';

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
  return (
    <RepositoryPicker
      {...(className !== undefined && { className })}
      by="nickname"
      aria-label={t`Repository`}
      none={t`All repositories`}
      value={search.repository ?? ''}
      onChange={(value) => {
        const { repository: _old, ...rest } = search;
        onSearch((value === '' ? rest : { ...rest, repository: value }) as Search); // what it adds or leaves out is optional there
      }}
    />
  );
}
