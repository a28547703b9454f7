import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setPasswords } from '../../../../tests/support/server/log-in.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { sessions, users } from '../../../platform/db/schema/accounts.ts';
import { auditLog } from '../../../platform/db/schema/operations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { createTotpSecret, totpCode, twoFactorPurpose } from '../two-factor/two-factor.ts';

const password = 'correct horse battery staple';
let server: TestServer;
let now = new Date('2026-01-12T10:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ deps: { now: () => now } });
  await setPasswords(server, password);
});
afterAll(() => server.close());

const anyone = () => server.withToken(undefined);
const login = async (username: string, secret = password) =>
  anyone()('login', { body: { username, password: secret } });

describe('login', () => {
  it('opens a session by e-mail and by user name, whatever the case', async () => {
    for (const name of ['admin@acme.example', 'ADMIN@acme.example', 'admin', ' Admin ']) {
      const grant = (await login(name)).ok();
      if (grant.two_factor_required) throw new Error('No second factor was set up.');
      const session = (await server.withToken(grant.access_token)('getSession')).ok();
      expect(session).toMatchObject({
        email: 'admin@acme.example',
        username: 'admin',
        role: 'admin',
        organization_name: 'Acme',
        two_factor_enabled: false,
      });
    }
  });

  it('stores only a hash of the token', async () => {
    const grant = (await login('cyberoper')).ok();
    if (grant.two_factor_required) throw new Error('No second factor was set up.');
    const rows = await inTenant(server.deps.db, server.people.cyberoper, (tx) =>
      tx.select().from(sessions),
    );
    expect(JSON.stringify(rows)).not.toContain(grant.access_token);
  });

  it('records a refused login of a user, and none of an unknown name', async () => {
    (await login('cyberoper', 'wrong password')).problem();
    (await login('unknown@acme.example', 'wrong password')).problem();
    const entries = async () =>
      (await server.as('admin')('listAuditLog', { query: { action: ['session.refuse'] } })).ok();
    await vi.waitFor(async () => expect((await entries()).data).toHaveLength(1));
    expect((await entries()).data[0]).toMatchObject({
      subject_id: server.people.cyberoper.userId,
      detail: { username: 'cyberoper', wrong: 'password', address: '127.0.0.1' },
    });
  });

  it('says the same to an unknown name and to a wrong password', async () => {
    const unknown = (await login('unknown@acme.example')).problem();
    const wrong = (await login('admin', 'wrong password')).problem();
    const { instance: _one, request_id: _asked, ...first } = unknown;
    const { instance: _other, request_id: _again, ...second } = wrong;
    expect(first).toEqual(second);
    expect(unknown).toMatchObject({
      status: 422,
      code: 'invalid_credentials',
      detail: 'Incorrect username or password.',
    });
  });

  it('refuses a user without a password and a body without credentials', async () => {
    expect((await login('foreignadmin')).status).toBe(422);
    expect((await anyone()('login', { body: {} })).problem()).toMatchObject({
      status: 400,
      detail: [{ loc: ['body', 'username'] }],
    });
  });

  it('stops after ten attempts from one address for one account, for a while', async () => {
    const attempts = [];
    for (let n = 0; n < 11; n += 1)
      attempts.push((await login('guessed@acme.example', `guess ${n}`)).status);
    expect(attempts).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    const refused = await login('guessed@acme.example');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await login('guessed@acme.example')).status).toBe(422);
  });

  it('lets the owner in while strangers try passwords by name and by e-mail', async () => {
    const from = (remoteAddress: string, username: string, secret: string, cookie = '') =>
      server.app.inject({
        method: 'POST',
        url: '/v1/login',
        remoteAddress,
        headers: { cookie },
        payload: { username, password: secret },
      });
    const first = await from('203.0.113.1', 'developer', password);
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^parapet_device=\S+; Path=\/v1\/login; .*HttpOnly; SameSite=Strict$/);
    const device = cookie.split(';', 1)[0] ?? '';
    now = new Date(now.getTime() + 16 * 60_000);
    const tried = [];
    for (const name of ['developer', 'developer@acme.example'])
      for (let n = 0; n < 5; n += 1)
        tried.push((await from('198.51.100.1', name, `guess ${n}`)).statusCode);
    // One count for both names, and only for this address.
    expect((await from('198.51.100.1', 'developer', 'guess')).statusCode).toBe(429);
    expect(new Set(tried)).toEqual(new Set([422]));
    const begun = performance.now();
    expect((await from('198.51.100.2', 'developer', password)).statusCode).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(200);
    expect((await from('198.51.100.1', 'developer', password, device)).statusCode).toBe(200);
    // Another user's device cookie, or a modified one, is not accepted.
    expect((await from('198.51.100.1', 'developer', password, `${device}x`)).statusCode).toBe(429);
  });

  it('says what is not configured for Google', async () => {
    expect(
      (await anyone()('login', { body: { google_access_token: 'ya29.x' } })).problem(),
    ).toMatchObject({ status: 422, code: 'google_not_configured' });
  });
});

describe('a session', () => {
  it('ends with logout', async () => {
    const grant = (await login('developer')).ok();
    if (grant.two_factor_required) throw new Error('No second factor was set up.');
    const call = server.withToken(grant.access_token);
    expect((await call('logout')).status).toBe(204);
    expect((await call('getSession')).status).toBe(401);
  });

  it('ends after a day', async () => {
    const grant = (await login('developer')).ok();
    if (grant.two_factor_required) throw new Error('No second factor was set up.');
    const started = now;
    // Used continuously, so that it does not end for inactivity.
    for (const hours of [7, 14, 21, 23.99]) {
      now = new Date(started.getTime() + hours * 3_600_000);
      expect((await server.withToken(grant.access_token)('getSession')).status).toBe(200);
    }
    now = new Date(started.getTime() + 86_400_000);
    expect((await server.withToken(grant.access_token)('getSession')).status).toBe(401);
    now = started;
  });

  it.each([
    undefined,
    '',
    'short',
    'x'.repeat(40),
    `plx_${'y'.repeat(43)}`,
    "pst_' or true; --aaaaaaaaaaaaaaaa",
  ])('does not open with %s', async (token) => {
    expect((await server.withToken(token)('getSession')).problem()).toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
  });

  it('is not read from a cookie', async () => {
    const { statusCode } = await server.app.inject({
      url: '/v1/session',
      headers: { cookie: `access_token=${server.people.admin.token}` },
    });
    expect(statusCode).toBe(401);
  });

  it('leaves its trace in the audit log', async () => {
    const rows = await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.action, 'session.open')),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.clientId === server.people.admin.clientId)).toBe(true);
  });
});

describe('the second factor', () => {
  const secret = createTotpSecret();

  beforeAll(async () => {
    const { clientId, userId } = server.people.developer2;
    const sealed = server.deps.secrets.seal(clientId, twoFactorPurpose(userId), secret);
    await inTenant(server.deps.db, server.people.developer2, (tx) =>
      tx
        .update(users)
        .set({ twoFactorSecret: sealed, twoFactorEnabledAt: now })
        .where(eq(users.id, userId)),
    );
  });

  const challenge = async () => {
    const answer = (await login('developer2')).ok();
    if (!answer.two_factor_required) throw new Error('A second factor is set up.');
    return answer.challenge;
  };
  const check = async (given: string, code: string) =>
    anyone()('checkTwoFactor', { body: { challenge: given, code } });

  it('gives no session before the code, and one after it', async () => {
    const given = await challenge();
    expect((await server.withToken(given)('getSession')).status).toBe(401);
    const grant = (await check(given, totpCode(secret, now))).ok();
    expect((await server.withToken(grant.access_token)('getSession')).status).toBe(200);
  });

  it('takes each code once', async () => {
    now = new Date(now.getTime() + 60_000);
    expect((await check(await challenge(), totpCode(secret, now))).status).toBe(200);
    expect((await check(await challenge(), totpCode(secret, now))).problem()).toMatchObject({
      status: 422,
      code: 'invalid_code',
    });
  });

  it('ends the challenge after five wrong codes', async () => {
    const given = await challenge();
    now = new Date(now.getTime() + 60_000);
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push((await check(given, '000000')).problem().code);
    expect(codes).toEqual([
      'invalid_code',
      'invalid_code',
      'invalid_code',
      'invalid_code',
      'challenge_over',
    ]);
    expect((await check(given, totpCode(secret, now))).problem()).toMatchObject({
      status: 422,
      code: 'challenge_over',
    });
  });

  it('takes ten wrong codes of a person within a quarter of an hour, however often the password was given', async () => {
    now = new Date(now.getTime() + 901_000);
    for (const _ of [1, 2]) {
      const given = await challenge();
      for (let n = 0; n < 5; n += 1) expect((await check(given, '000000')).status).toBe(422);
    }
    expect((await check(await challenge(), totpCode(secret, now))).status).toBe(429);
    now = new Date(now.getTime() + 901_000);
    expect((await check(await challenge(), totpCode(secret, now))).status).toBe(200);
  });

  it('ends the challenge after five minutes', async () => {
    const given = await challenge();
    now = new Date(now.getTime() + 301_000);
    expect((await check(given, totpCode(secret, now))).problem()).toMatchObject({
      status: 422,
      code: 'challenge_over',
    });
  });
});

it('asks for the password before two-factor sign-in is set up in an old session', async () => {
  const grant = (await login('cyberoper')).ok();
  if (grant.two_factor_required) throw new Error('No second factor was set up.');
  const call = server.withToken(grant.access_token);
  await inTenant(server.deps.db, server.people.admin, (tx) =>
    tx.update(sessions).set({ createdAt: new Date(now.getTime() - 20 * 60_000) }),
  );
  expect((await call('configureTwoFactor')).problem()).toMatchObject({
    status: 422,
    code: 'password_needed',
  });
  const wrong = await call('configureTwoFactor', { body: { password: 'wrong' } });
  expect(wrong.problem()).toMatchObject({ detail: [{ loc: ['body', 'password'] }] });
  expect((await call('configureTwoFactor', { body: { password } })).ok().secret).toBeTruthy();
});
