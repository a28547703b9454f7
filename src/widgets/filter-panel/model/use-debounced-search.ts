import type { FindingsSearch } from '@/entities/finding';
import { useDebounced } from '@/shared/lib/use-debounced';

const restMs = 400;

/**
 * The search with its text debounced: options are counted when the user stops typing. Filter
 * changes apply immediately.
 */
export function useDebouncedSearch({ q, ...filters }: FindingsSearch): FindingsSearch {
  const text = useDebounced(q, restMs);
  return text === undefined ? filters : { ...filters, q: text };
}
