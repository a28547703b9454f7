import { useLingui } from '@lingui/react/macro';
import { activeFilterKeys, describeFilter, filtersOf, withFilter, type DescribedFilter, type FindingsSearch } from '@/entities/finding';
import type { FindingFilterKey } from '@/shared/rules/finding-filters';
import { Chip, ChipButton, ChipRemove, ChipText } from '@/shared/ui/chip';
import { useImportWords } from '../api/use-import-words';

interface FilterChipsProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
  /** Pressing the value leads to where it is changed. */
  onEdit: (key: FindingFilterKey) => void;
}

/** Every active filter in words; each can be taken out or opened. */
export function FilterChips({ search, onSearch, onEdit }: FilterChipsProps) {
  const { i18n } = useLingui();
  const filters = filtersOf(search);
  return activeFilterKeys(search).map((key) => {
    const value = filters[key];
    if (value === undefined) return null;
    const chip = { described: describeFilter(i18n, key, value), onEdit: () => onEdit(key), onRemove: () => onSearch(withFilter(search, key, undefined)) };
    return key === 'import' ? <ImportChip key={key} values={filters.import ?? []} {...chip} /> : <FilterChip key={key} {...chip} />;
  });
}

interface FilterChipProps {
  described: DescribedFilter;
  onEdit: () => void;
  onRemove: () => void;
}

function FilterChip({ described: { field, operator, value }, onEdit, onRemove }: FilterChipProps) {
  const { t } = useLingui();
  return (
    <Chip label={`${field} ${operator} ${value}`}>
      <ChipText>{field}</ChipText>
      <ChipText>{operator}</ChipText>
      <ChipButton weight="value" onClick={onEdit}>
        {value}
      </ChipButton>
      <ChipRemove label={t`Remove filter ${field}`} onRemove={onRemove} />
    </Chip>
  );
}

/** With the names of the reports, which have to be asked for. */
function ImportChip({ values, described, ...rest }: FilterChipProps & { values: readonly string[] }) {
  const words = useImportWords(values);
  return <FilterChip described={words.length > 2 ? described : { ...described, value: words.join(', ') }} {...rest} />;
}
