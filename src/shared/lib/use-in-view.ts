import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** Elements within this distance, in px, of the viewport count as visible. */
const margin = 160;

/**
 * Whether an element is visible or nearly so, for loading data only then. Put the ref on the
 * element.
 */
export function useInView(): readonly [RefCallback<Element>, boolean] {
  const [seen, setSeen] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    // Measuring here would force a layout during rendering; the observer reports one frame later.
    const observer = new IntersectionObserver(
      (entries) => startTransition(() => setSeen(entries.at(-1)?.isIntersecting ?? false)),
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, seen];
}
