import { useLingui } from '@lingui/react/macro';
import { activeFilterKeys, describeFilter, filtersOf, withFilter, type FindingsSearch } from '@/entities/finding';
import type { FindingFilterKey } from '@/shared/rules/finding-filters';
import { Chip, ChipButton, ChipRemove, ChipText } from '@/shared/ui/chip';

interface FilterChipsProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
  /** Pressing the value leads to where it is changed. */
  onEdit: (key: FindingFilterKey) => void;
}

/** Every active filter in words; each can be taken out or opened. */
export function FilterChips({ search, onSearch, onEdit }: FilterChipsProps) {
  const { t, i18n } = useLingui();
  const filters = filtersOf(search);
  return activeFilterKeys(search).map((key) => {
    const value = filters[key];
    if (value === undefined) return null;
    const { field, operator, value: words } = describeFilter(i18n, key, value);
    return (
      <Chip key={key} label={`${field} ${operator} ${words}`}>
        <ChipText>{field}</ChipText>
        <ChipText>{operator}</ChipText>
        <ChipButton weight="value" onClick={() => onEdit(key)}>
          {words}
        </ChipButton>
        <ChipRemove label={t`Remove filter ${field}`} onRemove={() => onSearch(withFilter(search, key, undefined))} />
      </Chip>
    );
  });
}
