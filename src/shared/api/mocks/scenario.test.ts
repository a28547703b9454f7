import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { ContractDocument } from '#domain/contract-operations';
import { mockHandlers } from './handlers';
import { readScenario } from './scenario';

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
      data: 'empty',
      latency: 800,
      expired: false,
      firstRun: false,
      failsImports: false,
      faults: new Map<string, number | string>([
        ['listFindings', 503],
        ['getClient', 'offline'],
      ]),
    });
  });

  it.each(['emty', 'latency:soon', 'latency:99999999', 'listFindings:200', 'developer:1'])(
    'is refused with the word %s',
    (word) => {
      expect(() => readScenario(word)).toThrow(`"${word}"`);
    },
  );

  it('is refused with an operation that does not exist', () => {
    expect(() => mockHandlers(contract, readScenario('listFinding:503'))).toThrow('listFinding');
  });

  it('fails the imports that start', async () => {
    const handlers = mockHandlers(contract, readScenario('failing-imports'));
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
    const [scan] = (await send('GET', 'scans')).data;
    const { data } = await send('POST', `scans/${scan?.id}/again`);
    vi.setSystemTime(Date.now() + 60_000);
    const ended = await send('GET', `scans/${data.id}`);
    vi.useRealTimers();
    expect([scan?.attributes.status, ended.data]).toMatchObject([
      'succeeded',
      { attributes: { status: 'failed', error: { code: 'truncated_report' } } },
    ]);
  });

  it('empties the lists, and their totals', async () => {
    const ask = asking('empty');
    for (const path of ['findings', 'repositories', 'policies', 'domains', 'client/notifications'])
      expect([path, await (await ask(`/v1/${path}`))?.json()]).toMatchObject([path, { data: [] }]);
    expect(await (await ask('/v1/findings'))?.json()).toMatchObject({ meta: { total: 0 } });
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

  it('ends the session, or gives it another role', async () => {
    expect((await asking('expired')('/v1/session'))?.status).toBe(401);
    const ask = asking('developer');
    expect(await (await ask('/v1/session'))?.json()).toMatchObject({ role: 'developer' });
    expect((await ask('/v1/audit-log'))?.status).toBe(403);
  });
});
