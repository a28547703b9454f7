import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import type { ContractDocument } from '#domain/contract-operations';
import type { PullRequestList } from '../generated/model';
import { mockHandlers } from './handlers';

const contract = JSON.parse(
  readFileSync('openapi/generated/openapi.json', 'utf8'),
) as ContractDocument;
const handlers = mockHandlers(contract);

const read = async (query = '', role = 'admin'): Promise<PullRequestList> => {
  const headers = { authorization: `Bearer ${role}` };
  const asked = new Request(`http://localhost/v1/pull-requests?${query}`, { headers });
  const answer = await getResponse(handlers, asked);
  if (!answer) throw new Error('Nothing answers.');
  return (await answer.json()) as PullRequestList;
};

it('counts the pull requests of the mocks as it lists them', async () => {
  const { data, counts, meta } = await read();
  expect(meta.total).toBe(counts.open + counts.merged + counts.closed);
  expect(data).toHaveLength(meta.total);
  for (const state of ['needs_attention', 'open', 'merged', 'closed'] as const) {
    const listed = await read(`state=${state}`);
    expect(listed.meta.total).toBe(counts[state]);
    expect(counts[state]).toBeGreaterThan(0);
    for (const pull of listed.data)
      expect(state === 'needs_attention' ? pull.attention !== null : pull.state === state).toBe(
        true,
      );
  }
  const { nickname } = data[0]?.repository ?? expect.fail('none');
  const { data: own } = await read(`repository=${nickname}`);
  expect(own.map(({ number }) => number)).toEqual(
    data.filter(({ repository }) => repository.nickname === nickname).map(({ number }) => number),
  );
  expect((await read('', 'developer')).meta.total).toBeLessThan(meta.total);
});
