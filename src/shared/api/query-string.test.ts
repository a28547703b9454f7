import { afterEach, expect, it, vi } from 'vitest';
import { getOwasps } from '@/shared/api/generated/charts';
import { listFindingFilterOptions, listFindings } from '@/shared/api/generated/findings';
import { decodeFilters } from '#domain/finding-filter-codec';

afterEach(() => vi.unstubAllGlobals());

/** The URL to which a generated function sends its request. */
const addressOf = async (call: () => Promise<unknown>): Promise<URL> => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    requests.push(new Request(new URL(path, 'http://localhost'), init));
    return Promise.resolve(Response.json({}));
  });
  await call();
  return new URL(requests[0]?.url ?? '');
};

const sentBy = async (call: () => Promise<unknown>) =>
  Object.fromEntries((await addressOf(call)).searchParams);

it.each([listFindings, getOwasps])(
  'lets names with commas and backslashes arrive as they are',
  async (list) => {
    const names = { repository: ['billing', 'ledger, api'], tags: ['a\\b', 'pci, dss'] };
    expect(decodeFilters(await sentBy(() => list(names)))).toEqual({
      repository: ['billing', 'ledger, api'],
      tags: ['a\\b', 'pci, dss'],
    });
  },
);

it('sends texts, numbers and flags as they are, and nothing for what is undefined', async () => {
  const parameters = { q: 'a, b', kev: true, cwe: [79, 89], limit: 5 };
  expect(
    await sentBy(() => listFindingFilterOptions({ filter_key: 'cwe', ...parameters })),
  ).toEqual({ filter_key: 'cwe', q: 'a, b', kev: 'true', cwe: '79,89', limit: '5' });
  expect((await addressOf(() => listFindings({}))).href).toBe('http://localhost/v1/findings');
});
