import { useEffect, useState } from 'react';
import type { FindingsSearch } from '@/entities/finding';

const restMs = 400;

/**
 * The search with its text debounced: options are counted when the user stops typing. Filter
 * changes apply immediately.
 */
export function useDebouncedSearch({ q, ...filters }: FindingsSearch): FindingsSearch {
  const [text, setText] = useState(q);
  useEffect(() => {
    const timer = setTimeout(() => setText(q), restMs);
    return () => clearTimeout(timer);
  }, [q]);
  return text === undefined ? filters : { ...filters, q: text };
}
