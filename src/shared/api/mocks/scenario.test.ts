import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { ContractDocument } from '#domain/contract-operations';
import { mockHandlers } from './handlers';
import type { ClientToken, PlanUsage, PricingList, StripeSubscription } from '../generated/model';
import { MockCalls } from './calls';
import { type Fault, readScenario, writeScenario } from './scenario';

const contract = JSON.parse(
  readFileSync('openapi/generated/openapi.json', 'utf8'),
) as ContractDocument;

const asking = (scenario: string) => {
  const handlers = mockHandlers(contract, readScenario(scenario));
  return (path: string) =>
    getResponse(
      handlers,
      new Request(`http://localhost${path}`, { headers: { authorization: 'Bearer admin' } }),
    );
};

describe('the scenario of the address', () => {
  it('is read word for word, in any order', () => {
    expect(readScenario('latency:800,listFindings:503,developer,empty,getClient:offline')).toEqual({
      role: 'developer',
      plan: undefined,
      language: undefined,
      data: 'empty',
      latency: 800,
      expired: false,
      firstRun: false,
      failsImports: false,
      faults: new Map<string, Fault>([
        ['listFindings', { kind: 503, when: 'always' }],
        ['getClient', { kind: 'offline', when: 'always' }],
      ]),
    });
  });

  it.each([
    'emty',
    'latency:soon',
    'latency:99999999',
    'listFindings:200',
    'developer:1',
    'plan:gold',
    'listTeam:503:often',
    'expired:1',
  ])('is refused with the word %s', (word) => {
    expect(() => readScenario(word)).toThrow(`"${word}"`);
  });

  it('is refused with an operation that does not exist', () => {
    expect(() => mockHandlers(contract, readScenario('listFinding:503'))).toThrow('listFinding');
  });

  it.each(['chosen at the start', 'chosen in the panel'])(
    'fails the imports that start, %s',
    async (moment) => {
      const failing = readScenario('failing-imports');
      const atStart = moment === 'chosen at the start';
      const scenario = { ...(atStart ? failing : readScenario('')) };
      const handlers = mockHandlers(contract, scenario);
      const send = async (method: string, path: string) => {
        const headers = { authorization: 'Bearer admin', 'content-type': 'application/json' };
        const request = new Request(`http://localhost/v1/${path}`, {
          method,
          headers,
          ...(method === 'POST' && { body: '{}' }),
        });
        return (await (await getResponse(handlers, request))?.json()) as {
          data: { id: string; attributes: { status: string } }[] & { id: string };
        };
      };
      vi.useFakeTimers({ toFake: ['Date'] });
      const [scan] = (await send('GET', 'scans?status=succeeded')).data;
      Object.assign(scenario, failing);
      const { data } = await send('POST', `scans/${scan?.id}/again`);
      vi.setSystemTime(Date.now() + 60_000);
      const ended = await send('GET', `scans/${data.id}`);
      // An import that has ended does not change any more.
      Object.assign(scenario, readScenario(''));
      const later = await send('GET', `scans/${data.id}`);
      vi.useRealTimers();
      const failed = { attributes: { status: 'failed', error: { code: 'truncated_report' } } };
      expect([scan?.attributes.status, ended.data, later.data]).toMatchObject([
        'succeeded',
        failed,
        failed,
      ]);
    },
  );

  it('empties the lists, and their totals', async () => {
    const ask = asking('empty');
    for (const path of ['findings', 'repositories', 'policies', 'domains', 'client/notifications'])
      expect([path, await (await ask(`/v1/${path}`))?.json()]).toMatchObject([path, { data: [] }]);
    expect(await (await ask('/v1/findings'))?.json()).toMatchObject({ meta: { total: 0 } });
  });

  it.each([
    '',
    'admin,plan:free,es,large,latency:350,expired,first-run,failing-imports',
    'listFindings:503:1in5,createPullRequest:409:once,uploadScan:never,getClient:slow',
  ])('is written as it is read: %s', (text) => {
    expect(writeScenario(readScenario(text))).toBe(text);
  });

  it.each(['starter', 'team', 'enterprise'])(
    'gives the organisation the plan %s, with what it includes and costs',
    async (tier) => {
      const ask = asking(`plan:${tier}`);
      const read = async <Answer>(path: string) => (await (await ask(path))?.json()) as Answer;
      const { token } = await read<ClientToken>('/v1/client');
      const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
      expect(JSON.parse(claims)).toMatchObject({ subscription: { tier } });
      const { data: plans } = await read<PricingList>('/v1/pricings');
      const plan = plans.find((one) => one.tier === tier);
      expect(plan).toBeDefined();
      expect((await read<PlanUsage>('/v1/client/usage')).included).toEqual(plan?.included);
      const paid = await read<StripeSubscription>('/v1/stripe/subscription/detail/cus_1');
      expect(paid.plan).toMatchObject({ name: plan?.name, amount_usd: plan?.price_usd });
    },
  );

  it('gives the organisation no plan, which it neither pays nor has limits of', async () => {
    const ask = asking('plan:free');
    expect(await (await ask('/v1/client/usage'))?.json()).toMatchObject({ included: null });
    expect((await ask('/v1/stripe/subscription/detail/cus_1'))?.status).toBe(404);
    expect(await (await ask('/v1/stripe/invoices/list/cus_1'))?.json()).toEqual({ data: [] });
  });

  it('fails an operation once, or one call in five', async () => {
    const ask = asking('listTeam:503:once,listScans:503:1in5');
    const six = async (path: string) => {
      const statuses: (number | undefined)[] = [];
      for (let call = 0; call < 6; call += 1) statuses.push((await ask(path))?.status);
      return statuses;
    };
    expect(await six('/v1/team')).toEqual([503, 200, 200, 200, 200, 200]);
    expect(await six('/v1/scans')).toEqual([503, 200, 200, 200, 200, 503]);
  });

  it('acts on the next call when it is changed in place, and counts', async () => {
    const scenario = { ...readScenario('first') };
    const calls = new MockCalls();
    const handlers = mockHandlers(contract, scenario, { calls });
    const status = async () => {
      const headers = { authorization: 'Bearer admin' };
      const request = new Request('http://localhost/v1/audit-log', { headers });
      return (await getResponse(handlers, request))?.status;
    };
    const before = await status();
    Object.assign(scenario, readScenario('developer'));
    const denied = await status();
    Object.assign(scenario, readScenario('listAuditLog:502'));
    expect([before, denied, await status()]).toEqual([200, 403, 502]);
    expect(calls.read()).toEqual({ calls: 3, failed: 1 });
  });

  it('fails the operations that it names, and no other', async () => {
    const ask = asking('listFindings:503,listTeam:offline');
    expect((await ask('/v1/findings?page_size=1'))?.status).toBe(503);
    expect((await ask('/v1/team'))?.type).toBe('error');
    expect((await ask('/v1/repositories'))?.status).toBe(200);
  });

  it('delays the operation that it names, and no other', async () => {
    const ask = asking('listTeam:slow');
    const answered: (number | undefined)[] = [];
    const slowed = ask('/v1/team').then((answer) => answered.push(answer?.status, 0));
    const other = ask('/v1/repositories').then((answer) => answered.push(answer?.status, 1));
    await Promise.all([slowed, other]);
    expect(answered).toEqual([200, 1, 200, 0]);
  });

  it('ends the session until the user signs in again', async () => {
    const scenario = { ...readScenario('expired') };
    const handlers = mockHandlers(contract, scenario);
    const statusOf = async (path: string, body?: object) => {
      const headers = { authorization: 'Bearer admin', 'content-type': 'application/json' };
      const sent = body && { method: 'POST', body: JSON.stringify(body) };
      const request = new Request(`http://localhost/v1/${path}`, { headers, ...sent });
      return (await getResponse(handlers, request))?.status;
    };
    expect(await statusOf('session')).toBe(401);
    const login = { username: 'admin', password: 'correct horse battery staple' };
    expect(await statusOf('login', login)).toBe(200);
    expect(await statusOf('session')).toBe(200);
    // Selected again in the panel.
    Object.assign(scenario, readScenario(''));
    await statusOf('session');
    Object.assign(scenario, readScenario('expired'));
    expect(await statusOf('session')).toBe(401);
  });

  it('ends the session, or gives it another role', async () => {
    expect((await asking('expired')('/v1/session'))?.status).toBe(401);
    const ask = asking('developer');
    expect(await (await ask('/v1/session'))?.json()).toMatchObject({ role: 'developer' });
    expect((await ask('/v1/audit-log'))?.status).toBe(403);
  });
});
