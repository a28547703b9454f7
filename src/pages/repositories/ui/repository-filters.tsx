import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sourceControlOf, sourceControls } from '@/entities/repository';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import type { RepositoriesSearch } from '../model/repositories-search';

const settleMs = 150;

interface RepositoryFiltersProps {
  search: RepositoriesSearch;
  onSearch: (search: RepositoriesSearch) => void;
}

export function RepositoryFilters({ search, onSearch }: RepositoryFiltersProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { q: _q, source: _source, page: _page, ...rest } = search;
  const find = (text: string) => onSearch({ ...rest, ...(search.source && { source: search.source }), ...(text.trim() !== '' && { q: text.trim() }) });
  return (
    <>
      <Input
        type="search"
        icon={Search}
        className="min-w-40 flex-1 sm:w-64 sm:flex-none"
        aria-label={t`Search repositories`}
        placeholder={t`Search repositories`}
        maxLength={200}
        value={typed ?? search.q ?? ''}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => find(text), settleMs);
        }}
        onBlur={() => setTyped(undefined)}
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
