import { useEffect } from 'react';
import { useMedia } from './media';
import { reducedMotion } from './motion';
import { useLocalStorage } from './use-local-storage';

/**
 * The system setting applies until the user chooses in this browser. `index.html` reads the same
 * key before the first paint.
 */
const useMotionChoice = () =>
  useLocalStorage('parapet-motion', ['system', 'reduce', 'full'], 'system');

/** Whether motion is reduced, and the function that sets it. */
export function useReducedMotion(): readonly [boolean, (reduce: boolean) => void] {
  const [choice, choose] = useMotionChoice();
  const system = useMedia(reducedMotion);
  return [
    choice === 'system' ? system : choice === 'reduce',
    (reduce) => choose(reduce === system ? 'system' : reduce ? 'reduce' : 'full'),
  ];
}

/**
 * Keeps the document's `data-motion` current, which the style sheet reads. Used once, at the root.
 * Without a choice there is no attribute, because writing one makes the browser restyle every
 * element.
 */
export function useAppliedMotion(): void {
  const [choice] = useMotionChoice();
  useEffect(() => {
    const page = document.documentElement.dataset;
    if (choice !== 'system') page.motion = choice;
    else if (page.motion !== undefined) delete page.motion;
  }, [choice]);
}
