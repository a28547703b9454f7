import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  Authenticator,
  type Forgery,
  strangersKey,
} from '../../../../tests/support/server/authenticator.ts';
import { setPasswords } from '../../../../tests/support/server/log-in.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { deleteExpired } from '../../../maintenance.ts';
import { passkeyChallenges, passkeys, users } from '../../../platform/db/schema/accounts.ts';
import { auditLog, notifications } from '../../../platform/db/schema/operations.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { createTotpSecret, twoFactorPurpose } from '../two-factor/two-factor.ts';

const origin = 'https://parapet.example';
const password = 'correct horse battery staple';
let server: TestServer;
let now = new Date('2026-01-12T10:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ deps: { now: () => now }, config: { publicUrl: origin } });
  await setPasswords(server, password);
});
afterAll(() => server.close());
// Each test adds passkeys, and the password can be tried ten times per quarter of an hour.
beforeEach(() => {
  now = new Date(now.getTime() + 901_000);
});

const anyone = () => server.withToken(undefined);
type Person = Parameters<TestServer['as']>[0];

const begin = async (person: Person) =>
  (await server.as(person)('startPasskey', { body: { password } })).ok();

const add = async (person: Person, name = 'Laptop') => {
  const authenticator = new Authenticator(origin);
  const credential = authenticator.create(await begin(person));
  const { data } = (await server.as(person)('createPasskey', { body: { name, credential } })).ok();
  return { authenticator, passkey: data };
};

const signIn = async (authenticator: Authenticator, forgery: Forgery = {}) => {
  const options = (await anyone()('startPasskeyLogin', { body: {} })).ok();
  return anyone()('loginByPasskey', { body: { credential: authenticator.get(options, forgery) } });
};

const inOwn = <T>(work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(server.deps.db, server.people.admin, work);

describe('adding a passkey', () => {
  it('asks for the password', async () => {
    const refused = await server.as('admin')('startPasskey', { body: { password: 'wrong' } });
    expect(refused.problem()).toMatchObject({ status: 422, code: 'invalid' });
  });

  it('stores it under its name, tells the administrators and writes the audit log', async () => {
    const { passkey, authenticator } = await add('cyberoper', ' Work laptop ');
    expect(passkey).toMatchObject({ name: 'Work laptop', synced: false, last_used_at: null });
    const list = (await server.as('cyberoper')('listPasskeys')).ok();
    expect(list).toMatchObject({ available: true, data: [passkey] });
    expect((await server.as('admin')('listPasskeys')).ok().data).toEqual([]);
    const entries = await inOwn((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.action, 'passkey.add')),
    );
    expect(entries.map(({ actorName, detail }) => [actorName, detail])).toEqual([
      ['cyberoper', { name: 'Work laptop' }],
    ]);
    const notified = await inOwn((tx) =>
      tx.select().from(notifications).where(eq(notifications.type, 'security_act')),
    );
    expect(notified.map(({ userId }) => userId)).toContain(server.people.admin.userId);
    const again = authenticator.create(await begin('admin'));
    const twice = await server.as('admin')('createPasskey', {
      body: { name: 'The same', credential: again },
    });
    expect(twice.problem()).toMatchObject({ status: 409, code: 'passkey_listed' });
  });

  it('refuses an answer for another address, without verification, and from a frame', async () => {
    const refusals: Forgery[] = [
      { origin: 'https://parapet.example.evil.example' },
      { rpId: 'evil.example' },
      { userVerified: false },
      { crossOrigin: true },
    ];
    for (const forgery of refusals) {
      const credential = new Authenticator(origin).create(await begin('admin'), forgery);
      const answer = await server.as('admin')('createPasskey', {
        body: { name: 'Forged', credential },
      });
      expect(answer.problem(), JSON.stringify(forgery)).toMatchObject({
        status: 422,
        code: 'passkey_refused',
        facts: { address: origin },
      });
    }
    expect((await server.as('admin')('listPasskeys')).ok().data).toEqual([]);
  });

  it('takes a challenge once, in its session, for five minutes', async () => {
    const over = { status: 422, code: 'passkey_challenge_over' };
    const options = await begin('developer');
    const credential = new Authenticator(origin).create(options);
    const body = { name: 'Phone', credential };
    expect((await server.as('admin')('createPasskey', { body })).problem()).toMatchObject(over);
    (await server.as('developer')('createPasskey', { body })).ok();
    expect((await server.as('developer')('createPasskey', { body })).problem()).toMatchObject(over);
    const late = new Authenticator(origin).create(await begin('developer'));
    now = new Date(now.getTime() + 301_000);
    const answer = await server.as('developer')('createPasskey', {
      body: { name: 'Late', credential: late },
    });
    expect(answer.problem()).toMatchObject(over);
    await deleteExpired(server.deps);
    const left = await acrossTenants(server.deps.db, 'find who signs in', (tx) =>
      tx.select().from(passkeyChallenges),
    );
    expect(left.filter(({ expiresAt }) => expiresAt < now)).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  it('opens a session without a name and a password, and says when it was used', async () => {
    const { authenticator, passkey } = await add('developer');
    const grant = (await signIn(authenticator)).ok();
    const session = server.withToken(grant.access_token);
    expect((await session('getSession')).ok()).toMatchObject({ username: 'developer' });
    const used = (await session('listPasskeys')).ok().data.find(({ id }) => id === passkey.id);
    expect(used?.last_used_at).toBe(now.toISOString());
  });

  it('names no passkey to who has proven nothing', async () => {
    const options = (await anyone()('startPasskeyLogin', { body: {} })).ok();
    expect(options.public_key['allowCredentials']).toEqual([]);
    expect(options.public_key['userVerification']).toBe('required');
  });

  it.each([
    ['of another address', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without verification of the user', { userVerified: false }],
    ['from a frame of another site', { crossOrigin: true }],
    ['of another user', { userHandle: Buffer.from(newId()).toString('base64url') }],
    ['signed by another key', { key: strangersKey() }],
  ] satisfies [string, Forgery][])('refuses an answer %s', async (_, forgery) => {
    const { authenticator } = await add('developer', 'Forged');
    const answer = await signIn(authenticator, forgery);
    expect(answer.problem()).toMatchObject({ status: 422, code: 'passkey_refused' });
    (await signIn(authenticator)).ok();
  });

  it('takes an answer once, and no challenge that was not given', async () => {
    const { authenticator } = await add('developer', 'Replayed');
    const options = (await anyone()('startPasskeyLogin', { body: {} })).ok();
    const credential = authenticator.get(options);
    (await anyone()('loginByPasskey', { body: { credential } })).ok();
    const over = { status: 422, code: 'passkey_challenge_over' };
    const replayed = await anyone()('loginByPasskey', { body: { credential } });
    expect(replayed.problem()).toMatchObject(over);
    const invented = await signIn(authenticator, { challenge: 'aW52ZW50ZWQ' });
    expect(invented.problem()).toMatchObject(over);
    const failed = authenticator.get((await anyone()('startPasskeyLogin', { body: {} })).ok(), {
      key: strangersKey(),
    });
    (await anyone()('loginByPasskey', { body: { credential: failed } })).problem();
    const second = await anyone()('loginByPasskey', { body: { credential: failed } });
    expect(second.problem()).toMatchObject(over);
  });

  it('refuses a count that does not rise, and tells the administrators', async () => {
    const { authenticator, passkey } = await add('developer', 'Cloned');
    (await signIn(authenticator, { counter: 7 })).ok();
    for (const counter of [7, 6, 0]) {
      const answer = await signIn(authenticator, { counter });
      expect(answer.problem()).toMatchObject({ status: 422, code: 'passkey_copied' });
    }
    (await signIn(authenticator, { counter: 8 })).ok();
    const rows = await inOwn((tx) => tx.select().from(passkeys).where(eq(passkeys.id, passkey.id)));
    expect(rows[0]?.counter).toBe(8);
    const entries = await inOwn((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.action, 'passkey.refuse')),
    );
    expect(entries).toHaveLength(3);
  });

  it('accepts authenticators that count nothing', async () => {
    const { authenticator } = await add('developer', 'Phone');
    (await signIn(authenticator, { counter: 0 })).ok();
    (await signIn(authenticator, { counter: 0 })).ok();
  });

  it('refuses a passkey that no account has', async () => {
    const answer = await signIn(new Authenticator(origin));
    expect(answer.problem()).toMatchObject({ status: 422, code: 'passkey_unknown' });
  });
});

describe('a passkey as the second factor', () => {
  const challengeOf = async (username: string) => {
    const result = (await anyone()('login', { body: { username, password } })).ok();
    if (!result.two_factor_required) throw new Error('The second factor is off.');
    return result;
  };

  it('does instead of a code, for its own user alone, and ends the challenge', async () => {
    const { admin } = server.people;
    const secret = server.deps.secrets.seal(
      admin.clientId,
      twoFactorPurpose(admin.userId),
      createTotpSecret(),
    );
    await inOwn((tx) =>
      tx
        .update(users)
        .set({ twoFactorSecret: secret, twoFactorEnabledAt: now })
        .where(eq(users.id, admin.userId)),
    );
    expect((await challengeOf('admin')).passkeys).toBe(false);
    const { authenticator } = await add('admin', 'Key');
    const { authenticator: foreign } = await add('developer', 'Foreign');
    const { challenge, passkeys: offered } = await challengeOf('admin');
    expect(offered).toBe(true);

    const ask = async () => (await anyone()('startPasskeyLogin', { body: { challenge } })).ok();
    const options = await ask();
    expect(options.public_key['allowCredentials']).toMatchObject([{ id: authenticator.id }]);
    const unknown = await anyone()('loginByPasskey', {
      body: { challenge, credential: foreign.get(options) },
    });
    expect(unknown.problem()).toMatchObject({ code: 'passkey_unknown' });

    // Created for this login: it works for no other one, and not for a login without a name.
    const stolen = await anyone()('loginByPasskey', {
      body: { credential: authenticator.get(await ask()) },
    });
    expect(stolen.problem()).toMatchObject({ code: 'passkey_challenge_over' });

    const body = { challenge, credential: authenticator.get(await ask()) };
    const grant = (await anyone()('loginByPasskey', { body })).ok();
    const session = (await server.withToken(grant.access_token)('getSession')).ok();
    expect(session).toMatchObject({ username: 'admin' });
    const used = await anyone()('startPasskeyLogin', { body: { challenge } });
    expect(used.problem()).toMatchObject({ status: 422, code: 'challenge_over' });
  });
});

it('opens no session where the organisation does not allow passkeys, nor is it offered', async () => {
  const { authenticator } = await add('developer', 'Not allowed');
  const allow = (is: boolean) =>
    server.as('superadmin')('updateSignInRules', {
      body: { idle_minutes: 480, require_two_factor: false, allow_passkeys: is },
    });
  (await allow(false)).ok();
  const refused = await signIn(authenticator);
  expect(refused.problem()).toMatchObject({ status: 422, code: 'passkeys_not_allowed' });
  // The administrator of the previous test has a passkey and a second factor.
  const begun = (await anyone()('login', { body: { username: 'admin', password } })).ok();
  expect(begun).toMatchObject({ two_factor_required: true, passkeys: false });
  (await allow(true)).ok();
  (await signIn(authenticator)).ok();
});

describe('renaming and removing', () => {
  it('renames the own ones only', async () => {
    const { passkey } = await add('developer', 'Old');
    const path = { id: passkey.id };
    const renamed = await server.as('developer')('renamePasskey', { path, body: { name: 'New' } });
    expect(renamed.ok().data.name).toBe('New');
    const foreign = await server.as('admin')('renamePasskey', { path, body: { name: 'Mine' } });
    expect(foreign.problem().status).toBe(404);
  });

  it('removes with the password, ends other sessions, and the passkey opens none', async () => {
    const { authenticator, passkey } = await add('developer', 'Lost');
    const elsewhere = (await signIn(authenticator)).ok();
    const path = { id: passkey.id };
    const guessed = await server.as('developer')('removePasskey', {
      path,
      body: { password: 'wrong' },
    });
    expect(guessed.problem()).toMatchObject({ status: 422, code: 'invalid' });
    const foreign = await server.as('admin')('removePasskey', { path, body: { password } });
    expect(foreign.problem().status).toBe(404);
    const gone = await server.as('developer')('removePasskey', { path, body: { password } });
    expect(gone.status).toBe(204);
    const ended = await server.withToken(elsewhere.access_token)('getSession');
    expect(ended.problem().status).toBe(401);
    expect((await signIn(authenticator)).problem()).toMatchObject({ code: 'passkey_unknown' });
  });
});

it.each(['http://parapet.example', 'http://127.0.0.1:8080', 'https://[::1]:8443'])(
  'says that there are none at %s',
  async (publicUrl) => {
    const before = server.deps.config.publicUrl;
    server.deps.config.publicUrl = publicUrl;
    try {
      expect((await server.as('admin')('listPasskeys')).ok().available).toBe(false);
      const answer = await anyone()('startPasskeyLogin', { body: {} });
      expect(answer.problem()).toMatchObject({ status: 422, code: 'passkeys_unavailable' });
    } finally {
      server.deps.config.publicUrl = before;
    }
  },
);
