import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** What is about to be scrolled to is near enough. */
const margin = 160;

/** Whether an element is in sight or nearly so: what nobody sees need not be asked for. The ref goes to the element. */
export function useInSight(): readonly [RefCallback<Element>, boolean] {
  const [seen, setSeen] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    // Looking here would lay the page out in the middle of drawing it; the observer tells a frame later.
    const observer = new IntersectionObserver(
      (entries) => startTransition(() => setSeen(entries.at(-1)?.isIntersecting ?? false)),
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, seen];
}
