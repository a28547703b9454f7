import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing.ts';

const googleClientId = '1234-parapet.apps.googleusercontent.com';

/**
 * The behavior of `tokeninfo` by https://developers.google.com/identity/protocols/oauth2: all
 * values are strings, and an unknown token gets 400.
 */
const known: Record<string, Record<string, string>> = {};
const tokenOf = (sub: string, email: string, changes: Record<string, string> = {}): string => {
  const token = `ya29.${sub}-${email}-${Object.values(changes).join('-')}`;
  known[token] = {
    azp: googleClientId,
    aud: googleClientId,
    sub,
    scope: 'openid https://www.googleapis.com/auth/userinfo.email',
    exp: '1800000000',
    expires_in: '3599',
    email,
    email_verified: 'true',
    access_type: 'online',
    ...changes,
  };
  return token;
};

const google: OutgoingClient['request'] = (address) => {
  const url = new URL(address);
  expect(`${url.origin}${url.pathname}`).toBe('https://oauth2.googleapis.com/tokeninfo');
  expect([...url.searchParams.keys()]).toEqual(['access_token']);
  const info = known[url.searchParams.get('access_token') ?? ''];
  const answer = info ?? { error: 'invalid_token', error_description: 'Invalid Value' };
  return Promise.resolve({
    status: info ? 200 : 400,
    headers: {},
    text: JSON.stringify(answer),
  } as unknown as Awaited<ReturnType<OutgoingClient['request']>>); // the part of it that is read
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { googleClientId } });
  Object.assign(server.deps, { outgoing: { ...server.deps.outgoing, request: google } });
});
afterAll(() => server.close());

const login = (token: string) =>
  server.withToken(undefined)('login', { body: { google_access_token: token } });
const storedFor = async (person: 'admin' | 'developer') => {
  const { clientId, userId } = server.people[person];
  const rows = await inTenant(server.deps.db, { clientId }, (tx) =>
    tx.select({ id: users.id, sub: users.googleSub }).from(users),
  );
  return rows.find(({ id }) => id === userId)?.sub;
};

it('refuses what Google does not confirm, and a token of another site', async () => {
  for (const token of [
    'ya29.unknown',
    tokenOf('1', 'admin@acme.example', { aud: 'another-site' }),
    tokenOf('1', 'admin@acme.example', { email_verified: 'false' }),
    tokenOf('', 'admin@acme.example'),
  ])
    expect((await login(token)).problem()).toMatchObject({ status: 422, code: 'google_refused' });
  expect((await login(tokenOf('9', 'nobody@acme.example'))).problem().code).toBe('google_unknown');
  expect(await storedFor('admin')).toBeNull();
});

it('binds the user to the account that signs in first, and to no other', async () => {
  (await login(tokenOf('101', 'admin@acme.example'))).ok();
  expect(await storedFor('admin')).toBe('101');
  (await login(tokenOf('101', 'admin@acme.example'))).ok();
  // The e-mail address has another owner.
  expect((await login(tokenOf('202', 'admin@acme.example'))).problem()).toMatchObject({
    status: 422,
    code: 'google_other_account',
  });
  expect(await storedFor('admin')).toBe('101');
});

it('knows the account after its address changed', async () => {
  const grant = (await login(tokenOf('101', 'renamed@acme.example'))).ok();
  if (grant.two_factor_required) throw new Error('No second factor was set up.');
  const session = (await server.withToken(grant.access_token)('getSession')).ok();
  expect(session.email).toBe('admin@acme.example');
});

it('binds one of two accounts that come at once', async () => {
  const { email } = server.people.developer;
  const answers = await Promise.all([login(tokenOf('303', email)), login(tokenOf('404', email))]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 422]);
  expect(await storedFor('developer')).toBe(statuses[0] === 200 ? '303' : '404');
});

it('refuses Google where the organisation does not allow it, and binds nothing', async () => {
  const allow = (is: boolean) =>
    server.as('admin')('updateSignInRules', {
      body: { idle_minutes: 480, require_two_factor: false, allow_google: is },
    });
  const token = tokenOf('505', server.people.cyberoper.email);
  (await allow(false)).ok();
  expect((await login(token)).problem()).toMatchObject({ status: 422, code: 'google_not_allowed' });
  expect((await login(tokenOf('101', 'admin@acme.example'))).problem().code).toBe(
    'google_not_allowed',
  );
  const { clientId, userId } = server.people.cyberoper;
  const [user] = await inTenant(server.deps.db, { clientId }, (tx) =>
    tx.select({ sub: users.googleSub }).from(users).where(eq(users.id, userId)),
  );
  expect(user?.sub).toBeNull();
  (await allow(true)).ok();
  expect((await login(token)).status).toBe(200);
});
