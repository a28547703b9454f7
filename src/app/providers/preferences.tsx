import { useEffect } from 'react';
import { useAppliedColorMode } from '@/shared/lib/color-mode';
import { useAppliedMotion } from '@/shared/lib/motion-choice';
import { ignoreSupersededTransitions } from '../transitions/superseded-transition';

/**
 * Applies changed preferences to the document. `index.html` has already applied the stored ones, so
 * this can load after the first page.
 */
export function Preferences() {
  useEffect(ignoreSupersededTransitions, []);
  useAppliedColorMode();
  useAppliedMotion();
  return null;
}
