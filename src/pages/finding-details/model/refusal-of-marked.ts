import type { I18n } from '@lingui/core';
import { actionRefusal, type Finding } from '@/entities/finding';

/** Why the status of a false positive cannot be changed. */
export const refusalOfMarked = (i18n: I18n, finding: Finding): string | false =>
  actionRefusal(
    i18n,
    ({ false_positive: isMarked }) => (isMarked ? 'is_false_positive' : undefined),
    finding,
  );
