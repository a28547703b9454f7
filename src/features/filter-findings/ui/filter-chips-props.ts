import type { FindingsSearch } from '@/entities/finding';
import type { FindingFilterKey } from '#domain/finding-filters';

export interface FilterChipsProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
  /** Pressing the value leads to where it is changed. */
  onEdit: (key: FindingFilterKey) => void;
}
