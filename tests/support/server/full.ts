import process from 'node:process';

/** Whether every combination is asked (`npm run test:full`); otherwise tests that ask many of one kind ask some of each. */
export const full = process.env['PARAPET_TEST_FULL'] === '1';
