import { useEffect } from 'react';
import { useAppliedColorMode } from '@/shared/lib/color-mode';
import { useAppliedMotion } from '@/shared/lib/motion-choice';
import { letTransitionsBeOvertaken } from '../transitions/overtaken';

/** Keeps the document in step with what somebody chooses. What was chosen before `index.html` has applied, so that this may come after the first page. */
export function Preferences() {
  useEffect(letTransitionsBeOvertaken, []);
  useAppliedColorMode();
  useAppliedMotion();
  return null;
}
