import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { ContractDocument, Operation } from '#domain/contract-operations';
import { readContract } from './contract.ts';
import { handleErrors } from './errors.ts';
import { answerVersion, daysOf } from './versions.ts';

const days = { present: '2026-11-28', oldest: '2026-11-01' };

const ask = async (version?: string, ending?: Operation['ending']) => {
  const app = fastify();
  app.decorate('basePath', '');
  handleErrors(app);
  app.get('/', {
    onRequest: (request, reply, done) => done(answerVersion(days, { ending }, request, reply)),
    handler: () => 'here',
  });
  const headers = version === undefined ? {} : { 'parapet-version': version };
  return app.inject({ url: '/', headers });
};

describe('the version of an answer', () => {
  it.each([[undefined], ['2026-11-01'], ['2026-11-15'], ['2026-11-28']])(
    'is named to a client of %s',
    async (version) => {
      const answer = await ask(version);
      expect([answer.statusCode, answer.headers['parapet-version']]).toEqual([200, '2026-11-28']);
      expect(answer.headers['deprecation']).toBeUndefined();
    },
  );

  it.each([
    ['2026-10-31', 'oldest version that is understood is 2026-11-01'],
    ['2026-11-29', 'answers as of 2026-11-28'],
    ['latest', 'is a day, as 2026-11-28'],
    ['2026-13-45', 'is a day'],
  ])('is refused to a client of %s, in words', async (version, words) => {
    const answer = await ask(version);
    expect([answer.statusCode, answer.headers['parapet-version']]).toEqual([400, '2026-11-28']);
    expect(answer.json()).toMatchObject({ code: 'unsupported_version' });
    expect(answer.json<{ detail: string }>().detail).toContain(words);
  });

  it('of a call that will go says since when and until when', async () => {
    const { headers } = await ask(undefined, { since: '2026-11-28', until: '2027-06-01' });
    expect([headers['deprecation'], headers['sunset']]).toEqual([
      '@1795824000',
      'Tue, 01 Jun 2027 00:00:00 GMT',
    ]);
  });
});

describe('the days of the contract', () => {
  it('are in the order in which they were', () => {
    const { present, oldest } = daysOf(readContract());
    expect(oldest <= present).toBe(true);
  });

  it('are not forgotten', () => {
    const without = { info: { 'x-day': '2026-11-28' } } as unknown as ContractDocument;
    expect(() => daysOf(without)).toThrow('x-oldest-day');
  });
});
