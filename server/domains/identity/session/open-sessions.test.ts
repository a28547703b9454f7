import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setPasswords } from '../../../../tests/support/server/log-in.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';

const password = 'correct horse battery staple';
const start = new Date();
const minutes = (n: number) => new Date(start.getTime() + n * 60_000);
let now = start;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ deps: { now: () => now } });
  await setPasswords(server, password);
});
afterAll(() => server.close());
beforeEach(() => {
  now = start;
});

const signIn = async (username: string, device: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/login',
    remoteAddress: '203.0.113.9',
    headers: { 'user-agent': device },
    payload: { username, password },
  });
  return server.withToken(answer.json<{ access_token: string }>().access_token);
};

describe('the sessions of a user', () => {
  it('are listed with their place and use, and ended one by one', async () => {
    const laptop = await signIn('developer', 'Laptop');
    const phone = await signIn('developer', 'Phone');
    now = minutes(5);
    const { data, idle_minutes: idle } = (await laptop('listSessions')).ok();
    expect(idle).toBe(480);
    expect(data[0]).toMatchObject({
      device: 'Laptop',
      address: '203.0.113.9',
      current: true,
      last_used_at: now.toISOString(),
      created_at: start.toISOString(),
    });
    const other = data.find(({ device }) => device === 'Phone');
    expect(other).toMatchObject({ current: false, last_used_at: start.toISOString() });
    expect((await laptop('endSession', { path: { id: other?.id ?? '' } })).status).toBe(204);
    expect((await phone('getSession')).status).toBe(401);
    expect((await laptop('getSession')).status).toBe(200);
  });

  it('are out of reach of others', async () => {
    const { data } = (await server.as('developer2')('listSessions')).ok();
    const path = { id: data[0]?.id ?? '' };
    for (const person of ['developer', 'admin', 'foreignAdmin'] as const)
      expect((await server.as(person)('endSession', { path })).status).toBe(404);
    expect((await server.as('developer2')('getSession')).status).toBe(200);
  });

  it('end all at once, but for the one that asks', async () => {
    const [here, there] = [await signIn('cyberoper', 'Here'), await signIn('cyberoper', 'There')];
    expect((await here('endOtherSessions')).status).toBe(204);
    expect((await there('getSession')).status).toBe(401);
    expect((await here('listSessions')).ok().data).toHaveLength(1);
  });
});

describe('an unused session', () => {
  afterEach(async () => {
    now = start;
    const admin = await signIn('admin', 'Desk');
    await admin('updateSignInRules', {
      body: { idle_minutes: 480, require_two_factor: false },
    });
  });

  it('ends after eight hours, and use keeps it open', async () => {
    const used = await signIn('admin', 'Used');
    const unused = await signIn('admin', 'Unused');
    now = minutes(300);
    expect((await used('getSession')).status).toBe(200);
    now = minutes(481);
    expect((await unused('getSession')).status).toBe(401);
    expect((await used('getSession')).status).toBe(200);
    expect((await used('listSessions')).ok().data.map(({ device }) => device)).not.toContain(
      'Unused',
    );
  });

  it('ends when the organisation says', async () => {
    const admin = await signIn('admin', 'Desk');
    const rules = { idle_minutes: 15, require_two_factor: false };
    expect((await admin('updateSignInRules', { body: rules })).ok()).toMatchObject(rules);
    now = minutes(16);
    expect((await admin('getSession')).status).toBe(401);
    expect((await server.as('foreignAdmin')('getSession')).status).toBe(200);
  });
});

describe('required two-factor sign-in', () => {
  const change = (require: boolean) =>
    server.as('superadmin')('updateSignInRules', {
      body: { idle_minutes: 480, require_two_factor: require },
    });
  const setSecondFactor = (at: Date | null) =>
    inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.update(users).set({ twoFactorEnabledAt: at }),
    );
  afterEach(async () => {
    await setSecondFactor(start);
    await change(false);
    await setSecondFactor(null);
  });

  it('leaves a member without it nothing but to set it up', async () => {
    const member = server.as('developer');
    expect((await member('getSession')).ok().two_factor_needed).toBe(false);
    expect((await change(true)).status).toBe(200);
    expect((await member('getSession')).ok().two_factor_needed).toBe(true);
    for (const refused of [await member('listRepositories'), await member('listSessions')])
      expect(refused.problem()).toMatchObject({ status: 403, code: 'two_factor_needed' });
    expect((await member('configureTwoFactor', { body: {} })).ok().secret).not.toBeNull();
    await setSecondFactor(start);
    expect((await member('listRepositories')).status).toBe(200);
  });

  it('is due from the day that was set, and not put off when it is required again', async () => {
    const set = (rules: object) =>
      server.as('superadmin')('updateSignInRules', {
        body: { idle_minutes: 1440, require_two_factor: true, ...rules },
      });
    const from = minutes(600).toISOString();
    const member = await signIn('developer', 'Desk');
    expect((await set({ two_factor_from: from })).ok().two_factor_from).toBe(from);
    // A client that omits the date does not change it.
    expect((await set({ idle_minutes: 1000 })).ok().two_factor_from).toBe(from);
    expect((await member('listRepositories')).status).toBe(200);
    now = minutes(601);
    expect((await member('listRepositories')).problem().code).toBe('two_factor_needed');
    now = start;
    expect((await set({ require_two_factor: false })).ok().two_factor_from).toBeNull();
    expect((await set({})).ok().two_factor_from).toBeNull();
    expect((await member('listRepositories')).problem().code).toBe('two_factor_needed');
  });

  it('is asked of one organisation alone, by its administrators', async () => {
    await change(true);
    expect((await server.as('foreignDeveloper')('listRepositories')).status).toBe(200);
    const body = { idle_minutes: 480, require_two_factor: false };
    const asked = await server.as('foreignDeveloper')('updateSignInRules', { body });
    expect(asked.status).toBe(403);
  });
});

describe('members without two-factor sign-in', () => {
  const lettersTo = (address: string) =>
    readdirSync(path.join(server.deps.config.dataDir, 'outbox'))
      .map((file) => readFileSync(path.join(server.deps.config.dataDir, 'outbox', file), 'utf8'))
      .filter((text) => text.startsWith(`To: ${address}\n`) && text.includes('two-factor'));
  const developerHasIt = (at: Date | null) =>
    inTenant(server.deps.db, server.people.admin, (tx) =>
      tx
        .update(users)
        .set({ twoFactorEnabledAt: at })
        .where(eq(users.id, server.people.developer.userId)),
    );
  afterEach(() => developerHasIt(null));

  it('are named, and reminded by a mail whose time is shown', async () => {
    await developerHasIt(start);
    const before = (await server.as('admin')('getTwoFactorCoverage')).ok();
    const names = before.without.map(({ username }) => username);
    expect(names).toContain('developer2');
    expect(names).not.toContain('developer');
    expect(before.members - before.members_with).toBe(names.length);
    expect(before.members_with).toBe(1);
    expect(before.reminded_at).toBeNull();
    const after = (await server.as('admin')('remindTwoFactor')).ok();
    expect(Date.parse(after.reminded_at ?? '')).toBeGreaterThan(start.getTime() - 60_000);
    await server.runJobs();
    expect(lettersTo(server.people.developer2.email)).toHaveLength(1);
    expect(lettersTo(server.people.developer.email)).toEqual([]);
    expect(lettersTo(server.people.foreignDeveloper.email)).toEqual([]);
    const [entry] = (await server.as('admin')('listAuditLog')).ok().data;
    expect(entry).toMatchObject({
      action: 'sign_in_rules.remind',
      // The requesting administrator gets none.
      detail: { mails: names.length - 1 },
    });
    const elsewhere = (await server.as('foreignAdmin')('getTwoFactorCoverage')).ok();
    expect(elsewhere.reminded_at).toBeNull();
  });

  it('are not flooded with reminders, and known to administrators alone', async () => {
    const statuses = [];
    for (let n = 0; n < 3; n += 1)
      statuses.push((await server.as('admin')('remindTwoFactor')).status);
    expect(statuses).toEqual([200, 200, 429]);
    for (const person of ['developer2', 'developer'] as const) {
      expect((await server.as(person)('remindTwoFactor')).status).toBe(403);
      expect((await server.as(person)('getTwoFactorCoverage')).status).toBe(403);
    }
  });
});

describe('a change of the password', () => {
  it('names the tokens that live on, and revokes them where the user asks', async () => {
    const admin = await signIn('admin', 'Desk');
    const create = (name: string) =>
      admin('generatePlexalyzerToken', {
        body: { name, expired_at: minutes(60 * 24).toISOString(), scopes: ['scans:read'] },
      });
    const token = (await create('ci')).ok().token;
    const pipeline = server.withToken(token);
    expect((await admin('listOwnTokens')).ok().data.map(({ name }) => name)).toEqual(['ci']);
    const next = 'another sentence of mine 7';
    const changed = (from: string, to: string, revoke: boolean) =>
      admin('changePassword', {
        body: { current_password: from, password: to, confirm_password: to, revoke_tokens: revoke },
      });
    expect((await changed(password, next, false)).status).toBe(204);
    expect((await pipeline('listScans')).status).not.toBe(401);
    expect((await changed(next, 'correct horse battery staple', true)).status).toBe(204);
    expect((await pipeline('listScans')).status).toBe(401);
    expect((await admin('listOwnTokens')).ok().data).toEqual([]);
  });
});
