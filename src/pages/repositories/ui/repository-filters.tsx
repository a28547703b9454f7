import { useLingui } from '@lingui/react/macro';
import { sourceControlOf, sourceControls } from '@/entities/repository';
import { SearchInput } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import type { RepositoriesSearch } from '../model/repositories-search';

interface RepositoryFiltersProps {
  search: RepositoriesSearch;
  onSearch: (search: RepositoriesSearch) => void;
}

export function RepositoryFilters({ search, onSearch }: RepositoryFiltersProps) {
  const { t, i18n } = useLingui();
  const { q: _q, source: _source, page: _page, ...rest } = search;
  return (
    <>
      <SearchInput
        className="min-w-40 flex-1 sm:w-64 sm:flex-none"
        label={t`Search repositories`}
        value={search.q ?? ''}
        onSearch={(q) => onSearch({ ...rest, ...(search.source && { source: search.source }), ...(q !== '' && { q }) })}
      />
      <Select
        className="w-40 max-sm:hidden"
        aria-label={t`Source`}
        placeholder={t`All sources`}
        value={search.source ?? ''}
        options={sourceControls.map((source) => {
          const { name } = sourceControlOf(source);
          return { value: source, label: typeof name === 'string' ? name : i18n._(name) };
        })}
        onChange={(event) => {
          const source = sourceControls.find((one) => one === event.target.value);
          onSearch({ ...rest, ...(search.q !== undefined && { q: search.q }), ...(source && { source }) });
        }}
      />
    </>
  );
}
