import { expect, it } from 'vitest';
import { filesBelow, textOf } from '../support/tree/files.ts';

/** What they say names a thing each time: no sentence stands for it in general. */
const saidByTheServerAlone = ['conflict', 'domain_lookup_failed', 'forbidden_address', 'internal_error', 'invalid', 'invalid_filter', 'invalid_request', 'nothing_known'];

it('has words in every language for each code of the server that means one thing', () => {
  const codes = new Set(filesBelow('server', /(?<!\.test)\.ts$/).flatMap((file) => [...textOf(file).matchAll(/new Problem\(\d+, '(\w+)'/g)].map(([, code = '']) => code)));
  const worded = [...textOf('src/shared/api/problem-words.ts').matchAll(/id: 'problem\.(\w+)'/g)].map(([, code = '']) => code);
  expect(codes.size).toBeGreaterThan(30);
  expect([...codes].filter((code) => !saidByTheServerAlone.includes(code)).sort()).toEqual(worded.sort());
});
