import { useLingui } from '@lingui/react/macro';
import { sourceControlOf, sourceControls } from '@/entities/repository';
import { SearchInput } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import type { RepositoriesSearch } from '../model/repositories-search';
import { TagsFilter } from './tags-filter';

interface RepositoryFiltersProps {
  search: RepositoriesSearch;
  onSearch: (search: RepositoriesSearch) => void;
}

export function RepositoryFilters({ search, onSearch }: RepositoryFiltersProps) {
  const { t, i18n } = useLingui();
  const { page: _page, ...rest } = search;
  const without = (name: 'q' | 'source' | 'tags') => {
    const { [name]: _old, ...others } = rest;
    return others;
  };
  return (
    <>
      <SearchInput
        className="min-w-40 flex-1 sm:w-64 sm:flex-none"
        label={t`Search repositories`}
        value={search.q ?? ''}
        onSearch={(q) => onSearch({ ...without('q'), ...(q !== '' && { q }) })}
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
          onSearch({ ...without('source'), ...(source && { source }) });
        }}
      />
      <TagsFilter
        tags={search.tags ?? []}
        onTags={(tags) => onSearch({ ...without('tags'), ...(tags.length > 0 && { tags }) })}
      />
    </>
  );
}
