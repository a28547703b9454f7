import process from 'node:process';

/**
 * Whether tests try every combination (`npm run test:full`); otherwise those with many cases of one
 * kind try some of each.
 */
export const full = process.env['PARAPET_TEST_FULL'] === '1';

/** Tags a browser test that takes long, and whose parts others try: `npm run test:full` runs it. */
export const inFull = '@full';

/**
 * Of cases that each of several variants goes through, `npm test` tries each case with one variant,
 * in turn; `npm run test:full` tries all with all.
 * @returns for one variant: whether the case that comes next is tried with it
 */
export const inTurn = <Variant>(variants: readonly Variant[], variant: Variant) => {
  let cases = variants.indexOf(variant);
  return (): boolean => {
    cases += 1;
    return full || cases % variants.length === 0;
  };
};
