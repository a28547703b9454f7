import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import type { ContractDocument } from '#domain/contract-operations';
import { pullRequestFilter } from '#domain/filter-values';
import type { FindingList, PullRequestList, RemediationDocument } from '../generated/model';
import { mockHandlers } from './handlers';

const contract = JSON.parse(
  readFileSync('openapi/generated/openapi.json', 'utf8'),
) as ContractDocument;
const handlers = mockHandlers(contract);

const get = async <Answer>(path: string, role = 'admin'): Promise<Answer> => {
  const headers = { authorization: `Bearer ${role}` };
  const answer = await getResponse(
    handlers,
    new Request(`http://localhost/v1${path}`, { headers }),
  );
  if (!answer) throw new Error('Nothing answers.');
  return (await answer.json()) as Answer;
};
const read = (query = '', role?: string) => get<PullRequestList>(`/pull-requests?${query}`, role);

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
  const { figures } = await read();
  const merged = await read('state=merged&ended_within=30');
  expect(merged.meta.total).toBe(figures.merged);
  expect(figures.merged).toBeGreaterThan(0);
  expect(merged.data.filter(({ still_found: found }) => found > 0)).toHaveLength(
    figures.still_found,
  );
  expect(figures.findings_fixed).toBe(merged.data.reduce((sum, { fixed }) => sum + fixed, 0));
  const { nickname } = data[0]?.repository ?? expect.fail('none');
  const { data: own } = await read(`repository=${nickname}`);
  expect(own.map(({ number }) => number)).toEqual(
    data.filter(({ repository }) => repository.nickname === nickname).map(({ number }) => number),
  );
  expect((await read('', 'developer')).meta.total).toBeLessThan(meta.total);
});

it('lists what fixes a finding of the owner, with all that it fixes', async () => {
  const { data } = await read();
  const { data: teams } = await get<{ data: { name: string }[] }>('/teams');
  const owners = ['mine=true', ...teams.map(({ name }) => `team=${encodeURIComponent(name)}`)];
  let seen = 0;
  for (const owner of owners) {
    const { data: own, counts } = await read(owner);
    const { data: findings } = await get<FindingList>(`/findings?${owner}&page_size=100`);
    const repositories = new Set(findings.map(({ attributes }) => attributes.repository.id));
    expect(own.every(({ repository }) => repositories.has(repository.id))).toBe(true);
    expect(data).toEqual(
      expect.arrayContaining(
        own.map(({ number }) => expect.objectContaining({ number }) as unknown),
      ),
    );
    expect(counts.open + counts.merged + counts.closed).toBe(own.length);
    expect(own.length).toBeLessThan(data.length);
    seen += own.length;
  }
  expect(seen).toBeGreaterThan(0);
});

it('lists by the filter what each pull request fixes', async () => {
  const { data } = await read();
  expect(data.some(({ findings }) => findings > 1)).toBe(true);
  for (const { repository, number, findings, finding_id: first } of data) {
    const value = pullRequestFilter(repository.id, number);
    const listed = await get<FindingList>(`/findings?pull_request=${value}`);
    expect(listed.meta.total).toBe(findings);
    expect(listed.data.map(({ id }) => id)).toContain(first);
  }
});

it('reads a fix by its own id and by that of its finding', async () => {
  const [pull = expect.fail('none')] = (await read()).data;
  const fix = await get<RemediationDocument>(`/remediations/${pull.finding_id}`);
  expect(fix.data.pull_request_number).toBe(pull.number);
  expect(await get<RemediationDocument>(`/remediations/${fix.data._id}`)).toEqual(fix);
});
