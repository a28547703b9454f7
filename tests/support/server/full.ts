import process from 'node:process';

/**
 * Whether tests try every combination (`npm run test:full`); otherwise those with many cases of one
 * kind try some of each.
 */
export const full = process.env['PARAPET_TEST_FULL'] === '1';
