import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { SlsaThreat } from '#domain/finding-filters';

/** SLSA 1.2's names of the threats, in delivery order. */
export const threatNames: Readonly<Record<SlsaThreat, MessageDescriptor>> = {
  A: msg`Producer`,
  B: msg`Authoring & reviewing`,
  C: msg`Source code management`,
  D: msg`External build parameters`,
  E: msg`Build process`,
  F: msg`Artifact publication`,
  G: msg`Distribution channel`,
  H: msg`Package selection`,
  I: msg`Usage`,
};
