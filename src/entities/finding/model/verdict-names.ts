import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OpinionVerdict } from '@/shared/api/generated/model';

/** What a second opinion says of a finding. */
export const verdictNames: Readonly<Record<OpinionVerdict, MessageDescriptor>> = {
  false_positive: msg`Likely a false positive`,
  real: msg`Likely real`,
  unsure: msg`Unsure`,
};
