import { expect } from 'vitest';
import type { EditResult } from '../../../server/domains/remediation/manifests/edit.ts';
import { findManifestPlan } from '../../../server/domains/remediation/manifests/registry.ts';

/** A refusal is a code of this form; anything else is the resulting file. */
const refusal = /^[a-z]+(?:_[a-z]+)+$/;

/** The text with the marked part `‹…›` replaced, or why nothing changes. */
export const resultOf = (marked: string, after: string): EditResult =>
  refusal.test(after)
    ? // An unknown code fails the comparison with the editor's result.
      { refused: after as Extract<EditResult, { refused: unknown }>['refused'] }
    : { text: marked.replaceAll(/‹[^›]*›/g, after) };

/**
 * Edits a manifest whose marked version, as in `a = "‹1.0›"`, becomes `after`, or which stays
 * unchanged for the reason `after`.
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
