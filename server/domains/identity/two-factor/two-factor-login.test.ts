import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, setPasswords } from '../../../../tests/support/server/log-in.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { deleteSetting } from '../../../platform/db/setting-store.ts';
import { signInRulesKey } from '../../../platform/http/sign-in-rules.ts';
import { totpCode } from './two-factor.ts';

const password = 'correct horse battery staple';
let server: TestServer;
let now = new Date('2026-01-12T10:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ deps: { now: () => now } });
  await setPasswords(server, password);
});
afterAll(() => server.close());

const anyone = () => server.withToken(undefined);

const signIn = (username: string, secret: string) => logIn(server, username, secret);

describe('two-factor sign-in', () => {
  it('is set up with a code, survives a lost phone by a recovery code, and can be removed', async () => {
    const call = await signIn('developer2', password);
    const begun = (await call('configureTwoFactor')).ok();
    expect(begun.enable_2fa).toBe(false);
    expect(begun.qrcode).toMatch(/^data:image\/png;base64,/);
    const secret = begun.secret ?? '';
    expect(
      (await call('configureTwoFactor', { body: { code: '000000' } })).problem(),
    ).toMatchObject({ status: 422, code: 'invalid_code' });
    const state = (
      await call('configureTwoFactor', { body: { code: totpCode(secret, now) } })
    ).ok();
    expect(state).toMatchObject({ enable_2fa: true, secret: null });
    expect(new Set(state.recovery_codes).size).toBe(10);

    const [recovery = ''] = state.recovery_codes;
    const login = async () => {
      const answer = (await anyone()('login', { body: { username: 'developer2', password } })).ok();
      if (!answer.two_factor_required) throw new Error('A second factor is set up.');
      return answer.challenge;
    };
    expect(
      (
        await anyone()('checkTwoFactor', {
          body: { challenge: await login(), code: recovery.toUpperCase() },
        })
      ).status,
    ).toBe(200);
    expect(
      (await anyone()('checkTwoFactor', { body: { challenge: await login(), code: recovery } }))
        .status,
    ).toBe(422);

    expect((await call('configureTwoFactor')).status).toBe(409);
    expect((await call('getTwoFactor')).ok()).toMatchObject({
      enabled_at: now.toISOString(),
      recovery_codes_left: 9,
      recovery_code_used_at: now.toISOString(),
      required: false,
      members_with: 1,
    });
    expect(
      (await call('renewRecoveryCodes', { body: { code: '000000' } })).problem(),
    ).toMatchObject({ status: 422, code: 'invalid_code' });
    const [, unused = ''] = state.recovery_codes;
    const renewed = (await call('renewRecoveryCodes', { body: { code: unused } })).ok();
    expect(new Set([...renewed.recovery_codes, ...state.recovery_codes]).size).toBe(20);
    expect((await call('getTwoFactor')).ok()).toMatchObject({
      recovery_codes_left: 10,
      recovery_code_used_at: null,
    });
    expect(
      (
        await anyone()('checkTwoFactor', {
          body: { challenge: await login(), code: state.recovery_codes[2] ?? '' },
        })
      ).status,
    ).toBe(422);
    now = new Date(now.getTime() + 60_000);
    expect(
      (await call('removeTwoFactor', { body: { code: totpCode(secret, now) } })).ok(),
    ).toMatchObject({ enable_2fa: false });
    expect((await call('getTwoFactor')).ok()).toMatchObject({
      enabled_at: null,
      last_used_at: null,
      recovery_codes_left: 0,
    });
    expect(
      (await call('renewRecoveryCodes', { body: { code: '000000' } })).problem(),
    ).toMatchObject({ status: 409, code: 'not_enabled' });
    expect(await signIn('developer2', password)).toBeDefined();
  });

  it('stays on where the organisation requires it, unless another app takes its place', async () => {
    const call = await signIn('developer', password);
    const { secret } = (await call('configureTwoFactor')).ok();
    (await call('configureTwoFactor', { body: { code: totpCode(secret ?? '', now) } })).ok();
    (
      await server.as('superadmin')('updateSignInRules', {
        body: { idle_minutes: 480, require_two_factor: true },
      })
    ).ok();
    now = new Date(now.getTime() + 60_000);
    const code = totpCode(secret ?? '', now);
    expect((await call('removeTwoFactor', { body: { code } })).problem()).toMatchObject({
      status: 409,
      code: 'two_factor_required',
    });
    expect((await call('getTwoFactor')).ok()).toMatchObject({ required: true });
    // The rejected request did not consume the code.
    (await call('removeTwoFactor', { body: { code, replace: true } })).ok();
    expect((await call('listRepositories')).problem().code).toBe('two_factor_needed');
    const next = (await call('configureTwoFactor', { body: { password } })).ok().secret ?? '';
    expect(next).not.toBe(secret);
    (await call('configureTwoFactor', { body: { code: totpCode(next, now) } })).ok();
    expect((await call('listRepositories')).status).toBe(200);
    // No other user has a second factor with which to change the rules.
    await inTenant(server.deps.db, server.people.admin, (tx) =>
      deleteSetting(tx, server.people.admin.clientId, signInRulesKey),
    );
  });

  it('tells when the password was chosen, after a change too', async () => {
    const call = await signIn('cyberoper', password);
    const changedAt = async () => (await call('getTwoFactor')).ok().password_changed_at;
    const before = await changedAt();
    now = new Date(now.getTime() + 60_000);
    const next = 'another correct horse battery';
    const body = { current_password: password, password: next, confirm_password: next };
    expect((await call('changePassword', { body })).status).toBe(204);
    expect(await changedAt()).toBe(now.toISOString());
    expect(before).not.toBe(now.toISOString());
  });

  it('never stores the secret readably', async () => {
    const call = await signIn('admin', password);
    const { secret } = (await call('configureTwoFactor')).ok();
    const [row] = await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.select().from(users).where(eq(users.id, server.people.admin.userId)),
    );
    expect(row?.twoFactorSecret?.toString('latin1')).not.toContain(secret);
  });
});
