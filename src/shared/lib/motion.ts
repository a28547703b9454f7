export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** For what moves by code. */
export const motionIsUnwanted = (): boolean => {
  const { motion } = document.documentElement.dataset;
  return motion === 'reduce' || (motion !== 'full' && matchMedia(reducedMotion).matches);
};
