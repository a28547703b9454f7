// Tests the checks themselves: they must detect a server that deviates from the contract.
import { createRecentTokens } from '../../server/platform/http/recent-tokens.ts';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyHandlers, mountContract } from '../../server/platform/http/router.ts';
import { call } from '../support/contract/answer.ts';
import { addressOf, document, operations } from '../support/contract/contract.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const answering = async (body: unknown, status = 200) => {
  const app = fastify();
  const handlers: AnyHandlers = Object.fromEntries(
    operations.map(({ id }) => [id, () => Promise.resolve({ status, body })]),
  );
  mountContract(app, server.deps, {
    document,
    operations,
    handlers,
    recentTokens: createRecentTokens(() => new Date()),
    validateResponses: false,
  });
  const operation = operations.find(({ id }) => id === 'getSession');
  if (!operation) throw new Error('The contract has no getSession.');
  const { complaints } = await call(app, operation, {
    url: addressOf(operation),
    token: server.people.admin.token,
  });
  await app.close();
  return complaints;
};

describe('an answer against the contract is noticed', () => {
  const right = {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    email: 'admin@acme.example',
    username: 'admin',
    role: 'admin',
    is_partner: false,
    two_factor_enabled: false,
    two_factor_needed: false,
    first_run: false,
    avatar_url: null,
    client_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04',
    organization_name: 'Acme',
    unread_notifications: 0,
  };

  it('not when it is right', async () => {
    expect(await answering(right)).toEqual([]);
  });

  it.each([
    ['a field with another name', { ...right, role: undefined, roles: ['admin'] }],
    ['a field of another type', { ...right, unread_notifications: '0' }],
    ['a word that is not in the list', { ...right, role: 'owner' }],
    ['nothing', {}],
  ])('%s', async (_what, body) => {
    expect(await answering(body)).not.toEqual([]);
  });

  it('a status that is not declared', async () => {
    expect(await answering(right, 206)).toEqual([
      expect.stringContaining('status 206 is not declared'),
    ]);
  });
});
