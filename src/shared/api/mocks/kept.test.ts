// What a page creates, changes or deletes stays so on the next request.
import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ContractDocument } from '#domain/contract-operations';
import type {
  AiUsage,
  BulkResult,
  Finding,
  FindingDocument,
  FindingList,
  OpinionBudget,
  ReadyPatchesDocument,
  ScanFollowUpDocument,
} from '../generated/model';
import { mockHandlers } from './handlers';

const contract = JSON.parse(
  readFileSync('openapi/generated/openapi.json', 'utf8'),
) as ContractDocument;

// The file shares one state, because creating it takes longer than a test.
const handlers = mockHandlers(contract);

type Sent = { body?: unknown; headers?: Record<string, string> };

const ask = async (
  method: string,
  path: string,
  { body, headers = {} }: Sent = {},
): Promise<{ status: number; answer: unknown }> => {
  const response = await getResponse(
    handlers,
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        authorization: 'Bearer superadmin',
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  if (!response) throw new Error(`Nothing answers ${method} ${path}.`);
  const text = await response.text();
  return { status: response.status, answer: text === '' ? undefined : JSON.parse(text) };
};

const rows = async (path: string) =>
  ((await ask('GET', path)).answer as { data: Record<string, unknown>[] }).data;

type Example = {
  operationId?: string;
  requestBody?: { content: { 'application/json': { example: Record<string, unknown> } } };
};

const exampleOf = (operation: string): Record<string, unknown> => {
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
  const found = (operations as Example[]).find(({ operationId }) => operationId === operation);
  return found?.requestBody?.content['application/json'].example ?? {};
};

describe('mocks keep', () => {
  it.each([
    [
      'people',
      'inviteTeamMember',
      '/v1/team?page_size=100',
      '/v1/team',
      'email',
      'new@acme.example',
    ],
    ['policies', 'createPolicy', '/v1/policies', '/v1/policies', 'name', 'Another policy'],
    ['partners', 'createPartner', '/v1/partners', '/v1/partner', 'name', 'Another partner'],
    ['plans', 'createPricing', '/v1/pricings', '/v1/pricing/create', 'name', 'Another plan'],
    ['domains', 'createDomain', '/v1/domains', '/v1/domains', 'domain', 'other.acme.example'],
    [
      'tokens',
      'generatePlexalyzerToken',
      '/v1/plexalyzer_tokens',
      '/v1/generate_plexalyzer_token',
      'name',
      'other',
    ],
    [
      'connectors',
      'publishUserConnector',
      '/v1/user_connectors/list',
      '/v1/user_connectors/publish',
      'name',
      'Another connector',
    ],
    ['feedback', 'sendFeedback', '/v1/feedback', '/v1/feedback', 'message', 'Another word'],
  ])('%s that are made', async (_what, operation, list, path, field, value) => {
    const before = await rows(list);
    const { id: _id, ...body } = exampleOf(operation);
    const { status } = await ask('POST', path, { body: { ...body, [field]: value } });
    expect([200, 201]).toContain(status);
    const after = await rows(list);
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({ [field]: value });
  });

  it.each([
    ['people', '/v1/team', '/v1/team/{id}'],
    ['policies', '/v1/policies', '/v1/policies/{id}'],
    ['partners', '/v1/partners', '/v1/partner/{id}'],
    ['plans', '/v1/pricings', '/v1/pricing/{id}'],
    ['tokens', '/v1/plexalyzer_tokens', '/v1/plexalyzer_tokens/{id}'],
  ])('%s that are removed away, once', async (_what, list, path) => {
    const [first] = await rows(list);
    const address = path.replace('{id}', String(first?.['id']));
    expect((await ask('DELETE', address)).status).toBe(204);
    expect(await rows(list)).not.toContainEqual(first);
    expect((await ask('DELETE', address)).status).toBe(404);
  });

  it('a name that is taken for itself', async () => {
    const body = exampleOf('createPolicy');
    const [taken] = await rows('/v1/policies');
    expect(
      (await ask('POST', '/v1/policies', { body: { ...body, name: taken?.['name'] } })).status,
    ).toBe(409);
  });

  it('a verified domain verified', async () => {
    await ask('POST', '/v1/domains', { body: { domain: 'other.acme.example' } });
    const [made] = await rows('/v1/domains?validated=false');
    await ask('POST', '/v1/domains/verify', { body: { domain_uuid: made?.['uuid'] } });
    expect(await rows('/v1/domains?validated=true')).toContainEqual({ ...made, validated: true });
  });
});

describe('decisions of mocks', () => {
  const open = async (): Promise<FindingList['data']> =>
    ((await ask('GET', '/v1/findings?status=open')).answer as FindingList).data;
  const read = async (id: string | undefined): Promise<Finding['attributes']> =>
    ((await ask('GET', `/v1/findings/${id}`)).answer as FindingDocument).data.attributes;

  it('accept a risk, tell of it in the history, and take it back', async () => {
    const [finding] = await open();
    const address = `/v1/findings/${finding?.id}/risk-acceptance`;
    const headers = { 'if-match': '"1"' };
    await ask('POST', address, { body: { reason: 'Behind a firewall.' }, headers });
    expect(await read(finding?.id)).toMatchObject({
      status: 'risk_accepted',
      risk_acceptance: { reason: 'Behind a firewall.' },
    });
    expect(await rows(`/v1/findings/${finding?.id}/history`)).toMatchObject([
      { kind: 'status', from: 'open', to: 'risk_accepted' },
    ]);
    await ask('DELETE', address, { headers });
    expect((await read(finding?.id)).status).toBe('open');
  });

  it('change the findings of a bulk action, and no other', async () => {
    const [first, second, third] = await open();
    const { answer } = await ask('POST', '/v1/bulk_actions/triage', {
      body: {
        finding_ids: [first?.id, second?.id],
        change: { status: 'in_progress', add_tags: ['sprint'] },
      },
    });
    expect((answer as BulkResult).done).toBe(2);
    expect((await read(second?.id)).tags).toContain('sprint');
    expect([(await read(first?.id)).status, (await read(third?.id)).status]).toEqual([
      'in_progress',
      'open',
    ]);
  });

  it('keep comments until they are removed', async () => {
    const [finding] = await open();
    const address = `/v1/findings/${finding?.id}`;
    await ask('POST', `${address}/comments`, { body: { comment: 'Reproduced.' } });
    const [event] = await rows(`${address}/history`);
    expect(event).toMatchObject({ kind: 'comment', comment: 'Reproduced.' });
    const removed = await ask('DELETE', `${address}/comments/${String(event?.['id'])}`);
    expect(removed).toMatchObject({ status: 204 });
    expect(await rows(`${address}/history`)).toEqual([]);
  });
});

it('a token is among those of the user who made it, until it is revoked', async () => {
  const body = { name: 'nightly', expired_at: '2100-01-01T00:00:00Z' };
  const made = (await ask('POST', '/v1/generate_plexalyzer_token', { body })).answer;
  const { id } = made as { id: string };
  const own = async () => (await rows('/v1/user/tokens')).map((row) => row['id']);
  expect(await own()).toContain(id);
  await ask('DELETE', `/v1/plexalyzer_tokens/${id}`);
  expect(await own()).not.toContain(id);
});

it('patches that are ready are those of the findings that were chosen', async () => {
  const fixes = await rows('/v1/pull-requests');
  const found = await rows('/v1/findings?status=open&page_size=100');
  const ids = found.map((row) => String(row['id']));
  const read = async (body: object) =>
    (await ask('POST', '/v1/bulk_actions/patches', { body })).answer as ReadyPatchesDocument;
  const { data, total } = await read({ finding_ids: ids });
  expect(fixes.length).toBeGreaterThan(0);
  expect(data).toHaveLength(total);
  expect(data.length).toBeGreaterThan(0);
  expect(data.filter(({ finding }) => !ids.includes(finding.id))).toEqual([]);
  const [first] = data;
  const alone = await read({ finding_ids: [first?.finding.id] });
  expect(alone.data).toEqual([first]);
  await ask('PUT', `/v1/remediations/${first?.finding.id}/edit`, { body: { code_diff: '' } });
  expect((await read({ finding_ids: [first?.finding.id] })).total).toBe(0);
});

it('a repository of the source host is in Parapet once it was added', async () => {
  const hosted = () => rows('/api/oauth/github/repos?page_size=100');
  const missing = (await hosted()).find(({ added }) => added === false);
  const known = await rows('/v1/repositories?page_size=100');
  expect((await hosted()).filter(({ added }) => added === true)).toHaveLength(known.length);
  await ask('POST', '/v1/create_repository_with_list', {
    body: {
      source_control: 'github',
      data: [{ nickname: missing?.['name'], url: missing?.['url'] }],
    },
  });
  const after = (await hosted()).find(({ id }) => id === missing?.['id']);
  expect(after).toMatchObject({ added: true });
  const { answer } = await ask('GET', '/api/oauth/gitlab/connector');
  expect(answer).toMatchObject({ source_control: 'gitlab', isConfigured: false, login: null });
  expect(await ask('GET', '/api/oauth/gitlab/repos')).toMatchObject({ status: 422 });
});

it('what an import reopened is a finding of its repository', async () => {
  const scans = await rows('/v1/scans?page_size=100');
  const [scan] = scans;
  const { answer } = await ask('GET', `/v1/scans/${String(scan?.['id'])}/follow_up`);
  const { data } = answer as ScanFollowUpDocument;
  const counts = (scan?.['attributes'] as { counts: { reopened: number } }).counts;
  expect(data.reopened).toHaveLength(Math.min(5, counts.reopened));
  for (const { finding_id: id, title } of data.reopened) {
    const { answer: finding } = await ask('GET', `/v1/findings/${id}`);
    expect((finding as FindingDocument).data.attributes.title).toBe(title);
  }
  expect(
    (await ask('GET', '/v1/scans/01980a5c-0000-7000-8000-00000000dead/follow_up')).status,
  ).toBe(404);
});

describe('a second opinion', () => {
  it('marks the finding when it is accepted, and no longer when it is refused', async () => {
    const [finding] = await rows('/v1/findings?false_positive=false&page_size=1');
    const path = `/v1/findings/${String(finding?.['id'])}`;
    const isMarked = async () =>
      ((await ask('GET', path)).answer as FindingDocument).data.attributes.false_positive;
    await ask('POST', `${path}/opinion`);
    expect(await isMarked()).toBe(false);
    await ask('PUT', `${path}/opinion`, { body: { answer: 'accepted' } });
    expect(await isMarked()).toBe(true);
    await ask('PUT', `${path}/opinion`, { body: { answer: 'refused' } });
    expect(await isMarked()).toBe(false);
  });

  it('keeps an earlier mark and answer when an answer is taken back', async () => {
    const [finding] = await rows('/v1/findings?false_positive=true&page_size=1');
    const path = `/v1/findings/${String(finding?.['id'])}`;
    const answer = (body: object) => ask('PUT', `${path}/opinion`, { body });
    await ask('POST', `${path}/opinion`);
    await answer({ answer: 'refused' });
    const { answer: refused } = await ask('GET', `${path}/opinion`);
    await answer({ answer: 'accepted' });
    await answer({ answer: 'refused', undo: true });
    expect(await ask('GET', `${path}/opinion`)).toMatchObject({ answer: refused });
    expect((await ask('GET', path)).answer).toMatchObject({
      data: { attributes: { false_positive: true } },
    });
    expect((await answer({ answer: 'accepted', undo: true })).status).toBe(200);
    expect((await answer({ answer: null, undo: true })).status).toBe(409);
  });

  it('is counted by days of this month, and what it costs with the rest', async () => {
    const { data: budget } = (await ask('GET', '/v1/openai/opinions')).answer as {
      data: OpinionBudget;
    };
    const today = new Date().toISOString().slice(0, 10);
    expect(budget.days.at(0)?.day).toBe(`${today.slice(0, 8)}01`);
    expect(budget.days.at(-1)).toEqual({ day: today, used: budget.used, tokens: budget.tokens });
    const { data: use } = (await ask('GET', '/v1/openai/usage')).answer as { data: AiUsage };
    expect(use.months).toHaveLength(12);
    expect(use.months.at(-1)?.tokens_in).toBe(use.rows.reduce((n, row) => n + row.tokens_in, 0));
  });
});
