import { useEffect } from 'react';

const selector = '[data-region]';

const isShown = (element: HTMLElement) => element.checkVisibility();

/** F6 and Shift F6 move between the regions of the page, as in desktop applications. */
export function useRegions(): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      const regions = [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
      // The innermost region: filters and the preview are inside the main region.
      const at = regions.findLastIndex((region) => region.contains(document.activeElement));
      const next = regions.at((at + (event.shiftKey ? -1 : 1)) % Math.max(1, regions.length));
      if (next === undefined) return;
      event.preventDefault();
      if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
      next.focus();
    };
    addEventListener('keydown', move);
    return () => removeEventListener('keydown', move);
  }, []);
}
