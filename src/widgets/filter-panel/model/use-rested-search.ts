import { useEffect, useState } from 'react';
import type { FindingsSearch } from '@/entities/finding';

const restMs = 400;

/** The search with its text as it stood for a moment: options are counted when somebody has typed, not with every letter. Filters count at once. */
export function useRestedSearch({ q, ...filters }: FindingsSearch): FindingsSearch {
  const [text, setText] = useState(q);
  useEffect(() => {
    const timer = setTimeout(() => setText(q), restMs);
    return () => clearTimeout(timer);
  }, [q]);
  return text === undefined ? filters : { ...filters, q: text };
}
