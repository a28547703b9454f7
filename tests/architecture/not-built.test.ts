import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { notBuilt } from '../../server/http/not-built.ts';

const known = readFileSync(path.join(import.meta.dirname, 'not-built.known.txt'), 'utf8').trim().split('\n');

it('lets the list of operations that the server does not answer only become shorter', () => {
  expect(notBuilt.filter((operation) => !known.includes(operation))).toEqual([]);
});
