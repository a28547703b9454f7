import { expect, it } from 'vitest';
import { faultsOf } from './at-once.ts';
import { raceAll } from './races.ts';

it('counts two winners, none, and a failure of the server as faults', () => {
  const race = (statuses: number[], effects?: number) =>
    faultsOf({ name: 'it', statuses, ...(effects !== undefined && { effects }) });
  expect(race([200, 409, 410])).toEqual([]);
  expect(race([201, 201, 409], 1)).toEqual([]);
  expect(race([200, 200])).toHaveLength(1);
  expect(race([409, 409])).toHaveLength(1);
  expect(race([200, 500])).toHaveLength(1);
});

it('lets one of fifty requests at once have what exists once', async () => {
  const { failures, totals } = await raceAll({ scale: 'sample', seed: 1, say: () => undefined });
  expect(failures).toEqual([]);
  expect(totals.length).toBeGreaterThanOrEqual(6);
});
