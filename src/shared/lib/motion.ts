export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** For motion that scripts start. */
export const motionIsUnwanted = (): boolean => {
  const { motion } = document.documentElement.dataset;
  return motion === 'reduce' || (motion !== 'full' && matchMedia(reducedMotion).matches);
};
