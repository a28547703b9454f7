import type { FindingsSearch } from '@/entities/finding';
import type { FindingFilterKey } from '#domain/finding-filters';

export interface FilterChipsProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
  /** Opens the editor of the filter when the user presses the value. */
  onEdit: (key: FindingFilterKey) => void;
}
