import { useLingui } from '@lingui/react/macro';
import { RepositoryPicker } from './repository-picker';

interface RepositorySelectProps<Search> {
  /** The page's search. Without a repository it covers all of them. */
  search: Search;
  onSearch: (search: Search) => void;
  className?: string;
}

/** Restricts a page to one repository, by its nickname. */
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
        onSearch((value === '' ? rest : { ...rest, repository: value }) as Search); // the changed key is optional
      }}
    />
  );
}
