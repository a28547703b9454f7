import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { SlsaThreat } from '@/shared/rules/finding-filters';

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

/** What each of them means, in a sentence. */
export const threatMeanings: Readonly<Record<SlsaThreat, MessageDescriptor>> = {
  A: msg`Whoever makes the software intends, or is made, to harm those who use it.`,
  B: msg`A change reaches the source without the review that it should have had.`,
  C: msg`The place where the source is kept lets somebody change it unseen.`,
  D: msg`Somebody outside decides what the build takes as its inputs.`,
  E: msg`Somebody changes what the build makes, without touching the source.`,
  F: msg`What is published is not what the build made.`,
  G: msg`What arrives is not what was published.`,
  H: msg`A package is chosen that should never have been: vulnerable, abandoned or not the one that was meant.`,
  I: msg`The software is used in a way, or with secrets and settings, that opens it.`,
};
