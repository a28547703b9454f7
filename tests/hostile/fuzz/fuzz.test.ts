import { expect, it } from 'vitest';
import type { Answered } from '../../support/contract/answer.ts';
import { operations } from '../../support/contract/contract.ts';
import { newSums, noteFaults } from './faults.ts';
import { fuzz } from './fuzz.ts';
import { createKnownIds } from './known-ids.ts';
import { createRandom } from './random.ts';
import { draftsOf, requestFor } from './requests.ts';

const well: Answered = { status: 200, body: {}, location: undefined, complaints: [] };
const faultsOf = (answered: Answered, caller: 'admin' | 'foreignAdmin' = 'admin') => {
  const sums = newSums();
  noteFaults(sums, 'listTeam', caller, answered);
  return sums.failures;
};
const foreignRow = { data: [{ nickname: 'contract-check-1' }] };

it('counts a failure of the server, an undeclared answer and a foreign row as faults', () => {
  expect(faultsOf(well)).toEqual([]);
  expect(faultsOf({ ...well, status: 500 })).toHaveLength(1);
  expect(faultsOf({ ...well, complaints: ['status 418 is not declared'] })).toHaveLength(1);
  expect(faultsOf({ ...well, body: foreignRow }, 'foreignAdmin')).toHaveLength(1);
  expect(faultsOf({ ...well, body: foreignRow })).toEqual([]);
});

it('makes the same requests for the same seed, and others for another', () => {
  const requests = (seed: number) => {
    const random = createRandom(seed);
    const ids = createKnownIds();
    return operations.flatMap((operation) =>
      draftsOf(operation, seed, 2).map((draft) => requestFor(operation, draft, ids, random)),
    );
  };
  expect(requests(7)).toEqual(requests(7));
  expect(requests(7)).not.toEqual(requests(8));
});

it('finds no request that the server fails at', { timeout: 600_000 }, async () => {
  const { failures, reached } = await fuzz({
    scale: 'sample',
    seed: 20_260_101,
    say: () => undefined,
  });
  expect(failures).toEqual([]);
  // A refusal by the access check does not test what is behind it.
  expect(reached).toBeGreaterThan(45);
});
