import path from 'node:path';
import { expect, it } from 'vitest';
import { mocks } from '../../scripts/contract/mocks.ts';
import { complaints, operations } from '../support/contract/contract.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('every mock answers what its operation declares', async () => {
  expect((await mocks.run(root)).failures).toEqual([]);
});

it('an answer without a required field is noticed', () => {
  const schema = operations.find(({ id }) => id === 'getSession')?.responses.get(200);
  expect(complaints(schema ?? {}, { email: 'admin@acme.example' })).toContainEqual(
    expect.stringContaining("must have required property 'role'"),
  );
});
