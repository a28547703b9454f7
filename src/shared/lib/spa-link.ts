import { useRouter, type NavigateOptions } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/**
 * Anchor props for a route of the app, for primitives without access to the router. Opening in a
 * new tab still works.
 */
export function useSpaLink() {
  const router = useRouter();
  return (to: NavigateOptions) => ({
    href: router.history.createHref(router.buildLocation(to).publicHref),
    onClick: (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      void router.navigate(to);
    },
  });
}
