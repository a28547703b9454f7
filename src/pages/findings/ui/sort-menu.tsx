import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  findingColumns,
  shownDirection,
  sortOf,
  withSort,
  type FindingsSearch,
} from '@/entities/finding';
import { Button } from '@/shared/ui/button';
import { Menu } from '@/shared/ui/menu';

interface SortMenuProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
}

/** Sorts a list without column headers. */
export function SortMenu({ search, onSearch }: SortMenuProps) {
  const { t, i18n } = useLingui();
  const { field, direction } = sortOf(search);
  const sortable = findingColumns.filter((column) => column.sortField !== undefined);
  const current = sortable.find((column) => column.sortField === field);
  return (
    <Menu
      label={t`Sort by`}
      trigger={(props) => (
        <Button
          {...props}
          icon={
            (current ? shownDirection(current, direction) : direction) === 'asc'
              ? ArrowUp
              : ArrowDown
          }
          className="flex-1"
        >
          {current ? i18n._(current.name) : t`Sort by`}
        </Button>
      )}
      entries={sortable.flatMap((column) =>
        column.sortField === undefined
          ? []
          : [
              {
                kind: 'choice' as const,
                label: i18n._(column.name),
                checked: column.sortField === field,
                onSelect: choose(column.sortField),
              },
            ],
      )}
    />
  );

  function choose(sortField: NonNullable<(typeof findingColumns)[number]['sortField']>) {
    return () => onSearch(withSort(search, sortField));
  }
}
