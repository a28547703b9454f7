import { useSyncExternalStore } from 'react';

/** Whether a media query matches; updates on changes. The breakpoints are those of the tokens. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

export const mediaQueries = {
  /** Below this, tables become lists. */
  table: '(width >= 48rem)',
  /** From here on, side panels fit beside the content. */
  panels: '(width >= 64rem)',
  /** From here on, facets and preview fit together. */
  wide: '(width >= 100rem)',
} as const;
