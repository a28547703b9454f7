import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { SlsaThreat } from '#domain/finding-filters';

// Separate from the names, which the findings list loads early.
/** The meaning of each SLSA threat, in a sentence. */
export const threatMeanings: Readonly<Record<SlsaThreat, MessageDescriptor>> = {
  A: msg`The software’s producer harms its users, willingly or under pressure.`,
  B: msg`A change reaches the source without proper review.`,
  C: msg`The source repository allows unnoticed changes.`,
  D: msg`Outsiders control the inputs of the build.`,
  E: msg`The build output is changed without touching the source.`,
  F: msg`The published artifact isn’t the one that was built.`,
  G: msg`The delivered package isn’t the published one.`,
  H: msg`A vulnerable, abandoned or impostor package is used.`,
  I: msg`The software is used insecurely, or with insecure secrets or settings.`,
};
