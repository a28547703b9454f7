import process from 'node:process';

/**
 * Whether tests run every combination (`npm run test:full`); otherwise tests with many similar
 * cases run a part of them.
 */
export const full = process.env['PARAPET_TEST_FULL'] === '1';

/** Tags a slow browser test whose parts other tests cover; only `npm run test:full` runs it. */
export const inFull = '@full';

/**
 * For cases that apply to each of several variants: `npm test` runs each case with one variant, in
 * rotation; `npm run test:full` runs all combinations.
 * @returns for one variant: whether to run the next case with it
 */
export const inTurn = <Variant>(variants: readonly Variant[], variant: Variant) => {
  let cases = variants.indexOf(variant);
  return (): boolean => {
    cases += 1;
    return full || cases % variants.length === 0;
  };
};
