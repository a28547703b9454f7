import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OpinionVerdict } from '@/shared/api/generated/model';

/** The verdicts of a second opinion on a finding. */
export const verdictNames: Readonly<Record<OpinionVerdict, MessageDescriptor>> = {
  false_positive: msg`Likely a false positive`,
  real: msg`Likely real`,
  unsure: msg`Unsure`,
};
