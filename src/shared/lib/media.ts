import { useSyncExternalStore } from 'react';

/** Whether a media query matches, kept current. The breakpoints are those of the tokens. */
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
  /** Tables become lists below this. */
  table: '(width >= 48rem)',
  /** Side panels fit beside the content. */
  panels: '(width >= 64rem)',
  /** Facets and peek fit together. */
  wide: '(width >= 100rem)',
} as const;
