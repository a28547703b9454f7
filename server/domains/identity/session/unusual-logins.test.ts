import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setPasswords } from '../../../../tests/support/server/log-in.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { runMaintenance } from '../../../maintenance.ts';
import { knownNetworks, unusualLogins, users } from '../../../platform/db/schema/accounts.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { createTotpSecret, totpCode, twoFactorPurpose } from '../two-factor/two-factor.ts';
import { networkOf } from './unusual-logins.ts';

const password = 'correct horse battery staple';
const home = '203.0.113.9';
const abroad = '198.51.100.9';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await setPasswords(server, password);
});
afterAll(() => server.close());

type Place = { address?: string; cookie?: string; device?: string };

const send = async (url: string, payload: object, { address, cookie, device }: Place) => {
  const answer = await server.app.inject({
    method: 'POST',
    url,
    remoteAddress: address ?? home,
    headers: { 'user-agent': device ?? 'Laptop', ...(cookie !== undefined && { cookie }) },
    payload,
  });
  const set = [answer.headers['set-cookie'] ?? []].flat().join(';');
  return { body: answer.json<Record<string, string>>(), cookie: set.split(';')[0] ?? '' };
};

const logIn = async (place: Place = {}, username = 'developer') => {
  const { body, cookie } = await send('/v1/login', { username, password }, place);
  return { call: server.withToken(body['access_token']), cookie };
};

const waiting = async ({ call }: Awaited<ReturnType<typeof logIn>>) =>
  (await call('listUnusualLogins')).ok().data;

const answer = ({ call }: Awaited<ReturnType<typeof logIn>>, id: string, mine: boolean) =>
  call('answerUnusualLogin', { path: { id }, body: { mine } });

beforeEach(() =>
  inTenant(server.deps.db, server.people.admin, async (tx) => {
    await tx.delete(unusualLogins);
    await tx.delete(knownNetworks);
    await tx.execute(sql`delete from sessions where user_id = ${server.people.developer.userId}`);
    await tx.update(users).set({ passwordChangedAt: null });
  }),
);

it('names the network of an address', () => {
  expect(networkOf('203.0.113.77')).toBe('203.0.113.0/24');
  expect(networkOf('2001:db8::/64')).toBe('2001:db8::/64');
  expect(networkOf(undefined)).toBeUndefined();
});

describe('a login', () => {
  it('is usual the first time, and from the same browser and network', async () => {
    const first = await logIn();
    const again = await logIn({ cookie: first.cookie });
    expect(again.cookie).toContain('parapet_device=');
    expect(await waiting(first)).toEqual([]);
    expect(await waiting(again)).toEqual([]);
  });

  it('from a new browser waits for another session, which says that it was theirs', async () => {
    const first = await logIn();
    const phone = await logIn({ device: 'Phone' });
    const [login, ...others] = await waiting(first);
    expect(others).toEqual([]);
    expect(login).toMatchObject({
      device: 'Phone',
      address: home,
      new_device: true,
      new_network: false,
      means: 'password',
      session_open: true,
    });
    const sessions = (await first.call('listSessions')).ok().data;
    expect(sessions.map(({ device, unusual }) => [device, unusual]).toSorted()).toEqual([
      ['Laptop', false],
      ['Phone', true],
    ]);
    // The session cannot confirm itself.
    expect(await waiting(phone)).toEqual([]);
    expect((await answer(phone, login?.id ?? '', true)).status).toBe(404);

    expect((await answer(first, login?.id ?? '', true)).status).toBe(204);
    expect(await waiting(first)).toEqual([]);
    const later = await logIn({ device: 'Phone', cookie: phone.cookie });
    expect(await waiting(later)).toEqual([]);
    expect((await later.call('listSessions')).ok().data.some(({ unusual }) => unusual)).toBe(false);
    expect((await answer(first, login?.id ?? '', false)).status).toBe(404);
  });

  it('from a new network waits too, and the network is known once it was theirs', async () => {
    const first = await logIn();
    await logIn({ address: abroad, cookie: first.cookie });
    const [login] = await waiting(first);
    expect(login).toMatchObject({ address: abroad, new_device: false, new_network: true });
    expect((await answer(first, login?.id ?? '', true)).status).toBe(204);
    await logIn({ address: '198.51.100.200', cookie: first.cookie });
    expect(await waiting(first)).toEqual([]);
  });

  it('that was not theirs ends, with all that its browser opened, and stays doubtful', async () => {
    const first = await logIn();
    const intruder = await logIn({ device: 'Intruder' });
    const second = await logIn({ device: 'Intruder', cookie: intruder.cookie });
    const [login] = await waiting(first);
    expect(await waiting(second)).toEqual([]);
    expect((await answer(first, login?.id ?? '', false)).status).toBe(204);
    expect((await intruder.call('getSession')).status).toBe(401);
    expect((await second.call('getSession')).status).toBe(401);
    expect((await first.call('getSession')).status).toBe(200);
    const [entry] = (await server.as('admin')('listAuditLog')).ok().data;
    expect(entry).toMatchObject({ action: 'session.disown', detail: { address: home } });
    await logIn({ device: 'Intruder', cookie: intruder.cookie });
    expect(await waiting(first)).toHaveLength(1);
  });

  it('is answered by its own user alone', async () => {
    const first = await logIn();
    await logIn({ device: 'Phone' });
    const [login] = await waiting(first);
    for (const person of ['admin', 'developer2', 'foreignAdmin'] as const) {
      const tried = await server.as(person)('answerUnusualLogin', {
        path: { id: login?.id ?? '' },
        body: { mine: true },
      });
      expect(tried.status).toBe(404);
    }
    expect(await waiting(first)).toHaveLength(1);
  });

  it('after a change of the password is no news, which made every browser a stranger', async () => {
    const first = await logIn();
    await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.update(users).set({ passwordChangedAt: new Date(Date.now() + 60_000) }),
    );
    await logIn();
    expect(await waiting(first)).toEqual([]);
    await logIn({ address: abroad });
    expect(await waiting(first)).toMatchObject([{ new_device: false, new_network: true }]);
  });

  it('with a second step knows the browser that gave the password', async () => {
    const { clientId, userId } = server.people.developer;
    const secret = createTotpSecret();
    const sealed = server.deps.secrets.seal(clientId, twoFactorPurpose(userId), secret);
    const setUp = (on: boolean) =>
      inTenant(server.deps.db, { clientId }, (tx) =>
        tx
          .update(users)
          .set({
            twoFactorSecret: on ? sealed : null,
            twoFactorEnabledAt: on ? new Date() : null,
            twoFactorLastStep: null,
          })
          .where(eq(users.id, userId)),
      );
    const first = await logIn();
    const finish = async (place: Place) => {
      await setUp(true);
      const begun = await send('/v1/login', { username: 'developer', password }, place);
      const body = { challenge: begun.body['challenge'], code: totpCode(secret, new Date()) };
      return send('/v1/user/check-2fa', body, place);
    };
    await finish({ cookie: first.cookie });
    expect(await waiting(first)).toEqual([]);
    await finish({});
    expect(await waiting(first)).toMatchObject([{ new_device: true, means: 'password_and_code' }]);
    await setUp(false);
  });

  it('is forgotten after thirty days', async () => {
    const first = await logIn();
    await logIn({ device: 'Phone' });
    await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.update(unusualLogins).set({ createdAt: new Date(Date.now() - 31 * 86_400_000) }),
    );
    expect(await waiting(first)).toEqual([]);
    await runMaintenance(server.deps);
    const left = await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.$count(unusualLogins),
    );
    expect(left).toBe(0);
  });
});
