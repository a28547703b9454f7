// Skips the tests that only `npm run test:full` and manual runs include; `npm test` runs a sample
// of the slow ones. scripts/test/choose-sample.ts chooses the sample.
import { beforeEach } from 'vitest';
import leftToFull from '../left-to-full.json' with { type: 'json' };

const leftOf = new Map<string, readonly string[]>(Object.entries(leftToFull));

if (import.meta.env['PARAPET_TEST_SAMPLE'] === '1')
  beforeEach(({ task, skip }) => {
    if (leftOf.get(task.file.name)?.includes(task.name)) skip('left to npm run test:full');
  });
