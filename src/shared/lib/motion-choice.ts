import { useEffect } from 'react';
import { useMedia } from './media';
import { reducedMotion } from './motion';
import { useStored } from './stored';

/** The system decides until the person does, on this browser; `index.html` reads the same key before the first paint. */
const useMotionChoice = () => useStored('parapet-motion', ['system', 'reduce', 'full'], 'system');

/** Whether motion is unwanted, and how to say so. */
export function useReducedMotion(): readonly [boolean, (reduce: boolean) => void] {
  const [choice, choose] = useMotionChoice();
  const system = useMedia(reducedMotion);
  return [
    choice === 'system' ? system : choice === 'reduce',
    (reduce) => choose(reduce === system ? 'system' : reduce ? 'reduce' : 'full'),
  ];
}

/** Keeps `data-motion` of the document in step, which the style sheet reads; once, at the root. Nothing chosen is no attribute: writing one makes the browser look at every element again. */
export function useAppliedMotion(): void {
  const [choice] = useMotionChoice();
  useEffect(() => {
    const page = document.documentElement.dataset;
    if (choice !== 'system') page.motion = choice;
    else if (page.motion !== undefined) delete page.motion;
  }, [choice]);
}
