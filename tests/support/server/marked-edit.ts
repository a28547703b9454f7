import { expect } from 'vitest';
import type { EditResult } from '../../../server/domains/remediation/manifests/edit.ts';
import { findManifestPlan } from '../../../server/domains/remediation/manifests/registry.ts';

/** A refusal is one of these words; anything else is what the file says afterwards. */
const refusal = /^[a-z]+(?:_[a-z]+)+$/;

/** The text with what is marked `‹…›` replaced, or why nothing changes. */
export const resultOf = (marked: string, after: string): EditResult =>
  refusal.test(after)
    ? // A new word fails the comparison with what the editor answers.
      { refused: after as Extract<EditResult, { refused: unknown }>['refused'] }
    : { text: marked.replaceAll(/‹[^›]*›/g, after) };

/**
 * Edits a manifest whose marked version, as in `a = "‹1.0›"`, becomes `after`, or which is left as
 * it is for the reason `after`.
 */
export const expectEdit = (
  [file, type]: readonly [file: string, type: string],
  name: string,
  to: string,
  marked: string,
  after: string,
): void => {
  const edited = findManifestPlan(file, type)?.edit(marked.replaceAll(/[‹›]/g, ''), { name, to });
  expect(edited).toEqual(resultOf(marked, after));
};
