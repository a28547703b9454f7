import { useAppliedColorMode } from '@/shared/lib/color-mode';
import { useAppliedMotion } from '@/shared/lib/motion-choice';

/** Keeps the document in step with what somebody chooses. What was chosen before `index.html` has applied, so that this may come after the first page. */
export function Preferences() {
  useAppliedColorMode();
  useAppliedMotion();
  return null;
}
