// `npm test` takes a sample of the tests that take long; `npm run test:full`, and a run by hand,
// take all. scripts/test/choose-sample.ts chooses it.
import { beforeEach } from 'vitest';
import leftToFull from '../left-to-full.json' with { type: 'json' };

const leftOf = new Map<string, readonly string[]>(Object.entries(leftToFull));

if (import.meta.env['PARAPET_TEST_SAMPLE'] === '1')
  beforeEach(({ task, skip }) => {
    if (leftOf.get(task.file.name)?.includes(task.name)) skip('left to npm run test:full');
  });
