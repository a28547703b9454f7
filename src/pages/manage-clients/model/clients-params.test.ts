import { expect, it } from 'vitest';
import { clientsParams, isFiltered } from './clients-params';

it('asks for what the address says', () => {
  expect(clientsParams({ q: 'acme', tier: 'team', health: 'scan_failed', page: 2 })).toEqual({
    q: 'acme',
    tier: 'team',
    health: 'scan_failed',
    page: 2,
  });
  expect(isFiltered({ health: 'healthy' })).toBe(true);
});

it('is narrowed by no word that is none', () => {
  expect(clientsParams({ tier: 'gold', health: 'ill' })).toEqual({ page: 1 });
  expect(isFiltered({ tier: 'gold', health: 'ill' })).toBe(false);
});
