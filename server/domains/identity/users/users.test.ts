import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, setPasswords } from '../../../../tests/support/server/log-in.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { passkeys } from '../../../platform/db/schema/accounts.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { deleteExpired } from '../../../maintenance.ts';
import { newId } from '../../../platform/runtime/ids.ts';

const password = 'correct horse battery staple';
const better = 'a better horse battery staple';
let server: TestServer;
let now = new Date('2026-01-12T10:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ deps: { now: () => now }, config: { registration: 'open' } });
  await setPasswords(server, password);
});
afterAll(() => server.close());

const anyone = () => server.withToken(undefined);

/** The one-time link of the latest mail to this address. */
const linkFor = async (address: string): Promise<string> => {
  await server.runJobs();
  const directory = path.join(server.deps.config.dataDir, 'outbox');
  const letters = readdirSync(directory)
    .sort()
    .map((file) => readFileSync(path.join(directory, file), 'utf8'))
    .filter((text) => text.startsWith(`To: ${address}\n`));
  const token = /\/(?:verify-register|reset-password)\/link#([\w-]+)/.exec(
    letters.at(-1) ?? '',
  )?.[1];
  if (token === undefined) throw new Error(`No letter with a link for ${address}.`);
  return token;
};

const signIn = (username: string, secret: string) => logIn(server, username, secret);

describe('an invitation', () => {
  it('leads from the mail to the first sign-in', async () => {
    const member = (
      await server.as('admin')('inviteTeamMember', {
        body: { email: 'new.developer@acme.example', role: 'developer' },
      })
    ).ok();
    expect(member).toMatchObject({ state: 'invited', username: null, role: 'developer' });
    const token = await linkFor('new.developer@acme.example');
    expect((await anyone()('getInvitation', { path: { token } })).ok()).toEqual({
      email: 'new.developer@acme.example',
      organization_name: 'Acme',
      role: 'developer',
      invited: true,
    });
    expect((await anyone()('acceptVerification', { path: { token } })).status).toBe(200);
    const refused = (
      await anyone()('verifyRegister', {
        path: { token },
        body: { username: 'admin', password, confirm_password: password },
      })
    ).problem();
    expect(refused).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'username'], msg: 'is already taken' }],
    });
    const weak = (
      await anyone()('verifyRegister', {
        path: { token },
        body: { username: 'newdev', password: 'aaaaaaaaaaaa', confirm_password: 'bbbbbbbbbbbb' },
      })
    ).problem();
    expect(weak.detail).toMatchObject([
      { loc: ['body', 'password'], type: 'too_easy' },
      { loc: ['body', 'confirm_password'], type: 'not_repeated' },
    ]);
    expect(
      (
        await anyone()('verifyRegister', {
          path: { token },
          body: { username: 'newdev', password, confirm_password: password },
        })
      ).status,
    ).toBe(200);
    expect((await (await signIn('newdev', password))('getSession')).ok()).toMatchObject({
      role: 'developer',
      organization_name: 'Acme',
    });
    expect((await anyone()('getInvitation', { path: { token } })).problem()).toMatchObject({
      status: 410,
      code: 'expired',
    });
    const notified = (
      await server.as('admin')('listNotifications', {
        query: { notification_type: 'invitation_accepted' },
      })
    ).ok().data;
    expect(notified).toMatchObject([
      { title: 'newdev has joined', message: 'new.developer@acme.example' },
    ]);
  });

  it('hands its link to whoever invites where no mail server is configured', async () => {
    const body = { email: 'by-hand@acme.example', role: 'developer' as const };
    const { invitation_link: link } = (await server.as('admin')('inviteTeamMember', { body })).ok();
    expect(link).toContain(await linkFor(body.email));
    const { data } = (await server.as('admin')('listTeam', { query: { q: body.email } })).ok();
    expect(data[0]).not.toHaveProperty('invitation_link');
    const { deps } = server;
    deps.config.smtp = {
      host: '127.0.0.1',
      port: 1,
      secure: false,
      from: 'x@acme.example',
    } as never;
    const mailed = (await server.as('admin')('inviteTeamMember', { body })).ok();
    deps.config.smtp = undefined;
    expect(mailed).not.toHaveProperty('invitation_link');
  });

  it('ends the earlier link when it is sent again', async () => {
    const body = { email: 'late@acme.example', role: 'developer' as const };
    await server.as('admin')('inviteTeamMember', { body });
    const first = await linkFor(body.email);
    expect((await server.as('admin')('inviteTeamMember', { body })).status).toBe(201);
    expect((await anyone()('getInvitation', { path: { token: first } })).status).toBe(404);
    expect(
      (await anyone()('getInvitation', { path: { token: await linkFor(body.email) } })).status,
    ).toBe(200);
  });

  it('expires after seven days', async () => {
    await server.as('admin')('inviteTeamMember', {
      body: { email: 'later@acme.example', role: 'developer' },
    });
    const token = await linkFor('later@acme.example');
    const started = now;
    now = new Date(started.getTime() + 7 * 86_400_000);
    expect((await anyone()('getInvitation', { path: { token } })).status).toBe(410);
    now = started;
  });

  it('that has expired is renewed by its owner, from the link and by "forgot password"', async () => {
    const email = 'slow@acme.example';
    await server.as('admin')('inviteTeamMember', { body: { email, role: 'cyberoper' } });
    const expired = await linkFor(email);
    const started = now;
    now = new Date(started.getTime() + 40 * 86_400_000);
    await deleteExpired(server.deps);
    expect((await anyone()('acceptVerification', { path: { token: expired } })).status).toBe(410);
    const stranger = await anyone()('resendVerification', { path: { id: 'pti_unknown' } });
    const owner = await anyone()('resendVerification', { path: { id: expired } });
    expect([owner.status, owner.text]).toEqual([stranger.status, stranger.text]);
    const renewed = await linkFor(email);
    expect((await anyone()('getInvitation', { path: { token: renewed } })).ok()).toMatchObject({
      email,
      role: 'cyberoper',
    });
    await anyone()('requestPasswordReset', { body: { email } });
    const third = await linkFor(email);
    expect(new Set([expired, renewed, third]).size).toBe(3);
    expect((await anyone()('getInvitation', { path: { token: third } })).status).toBe(200);
    now = started;
  });

  it('may come from two organisations; the first that is accepted counts', async () => {
    const email = 'wanted@both.example';
    const invite = async (person: 'admin' | 'foreignAdmin') => {
      const body = { email, role: 'developer' as const };
      const answer = await server.as(person)('inviteTeamMember', { body });
      return { status: answer.status, token: await linkFor(email) };
    };
    const [ours, theirs] = [await invite('admin'), await invite('foreignAdmin')];
    expect([ours.status, theirs.status]).toEqual([201, 201]);
    const accept = (token: string) =>
      anyone()('verifyRegister', {
        path: { token },
        body: { username: 'wanted', password, confirm_password: password },
      });
    expect((await accept(theirs.token)).status).toBe(200);
    expect((await accept(ours.token)).problem()).toMatchObject({
      status: 422,
      code: 'address_has_account',
    });
    expect((await (await signIn(email, password))('getSession')).ok()).toMatchObject({
      organization_name: 'Other',
    });
    const again = await server.as('admin')('inviteTeamMember', {
      body: { email, role: 'developer' },
    });
    expect(again.problem().code).toBe('address_in_use');
  });

  it('tells nothing about people of other organisations', async () => {
    const elsewhere = (
      await server.as('admin')('inviteTeamMember', {
        body: { email: 'foreignadmin@other.example', role: 'developer' },
      })
    ).problem();
    const here = (
      await server.as('admin')('inviteTeamMember', {
        body: { email: 'developer@acme.example', role: 'developer' },
      })
    ).problem();
    const each = { instance: '', request_id: '' };
    expect({ ...elsewhere, ...each }).toEqual({ ...here, ...each });
    expect(here.status).toBe(409);
  });
});

describe('registration', () => {
  it('makes an organisation of its own', async () => {
    expect(
      (
        await anyone()('register', {
          body: { email: 'owner@fresh.example', organization_name: 'Fresh' },
        })
      ).status,
    ).toBe(202);
    const token = await linkFor('owner@fresh.example');
    await anyone()('verifyRegister', {
      path: { token },
      body: { username: 'owner', password, confirm_password: password },
    });
    expect((await (await signIn('owner', password))('getSession')).ok()).toMatchObject({
      role: 'admin',
      organization_name: 'Fresh',
    });
  });

  it('sends a lost link again, and keeps the organisation that was made', async () => {
    const body = { email: 'lost@fresh.example', organization_name: 'Lost' };
    await anyone()('register', { body });
    const lost = await linkFor(body.email);
    expect((await anyone()('register', { body })).status).toBe(202);
    const found = await linkFor(body.email);
    expect(found).not.toBe(lost);
    expect((await anyone()('getInvitation', { path: { token: found } })).ok()).toMatchObject({
      organization_name: 'Lost',
      invited: false,
    });
    await anyone()('verifyRegister', {
      path: { token: found },
      body: { username: 'lostowner', password, confirm_password: password },
    });
    await anyone()('register', { body });
    expect(await linkFor(body.email)).toBe(found);
    expect((await (await signIn('lostowner', password))('getSession')).ok()).toMatchObject({
      organization_name: 'Lost',
    });
  });

  it('remembers the active partner whose link was followed, and says nothing of others', async () => {
    const create = async (name: string, active: boolean) =>
      (
        await server.as('superadmin')('createPartner', {
          body: { name, email: `${name}@partner.example`, active, discount_percent: 10 },
        })
      ).ok().data.id;
    const [active, paused] = [await create('active', true), await create('paused', false)];
    const answers = await Promise.all(
      [
        ['One', active],
        ['Two', paused],
        ['Three', newId()],
      ].map(([name = '', partner = '']) =>
        anyone()('register', {
          body: { email: `${name}@brought.example`, organization_name: `Brought ${name}`, partner },
        }),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const { data } = (
      await server.as('superadmin')('listManagedClients', { query: { q: 'Brought' } })
    ).ok();
    expect(data.map((client) => [client.organization_name, client.partner]).toSorted()).toEqual([
      ['Brought One', 'active'],
      ['Brought Three', null],
      ['Brought Two', null],
    ]);
    expect(
      (
        await anyone()('register', {
          body: { email: 'x@brought.example', organization_name: 'X', partner: 'none' },
        })
      ).status,
    ).toBe(400);
  });

  it('answers alike for an address that is known', async () => {
    const known = await anyone()('register', {
      body: { email: 'admin@acme.example', organization_name: 'Again' },
    });
    const unknown = await anyone()('register', {
      body: { email: 'unknown@fresh.example', organization_name: 'Again' },
    });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  });
});

describe('passwords', () => {
  it('are reset by a link that works once and ends every session', async () => {
    expect(
      (await anyone()('requestPasswordReset', { body: { email: 'cyberoper@acme.example' } }))
        .status,
    ).toBe(202);
    const token = await linkFor('cyberoper@acme.example');
    const body = { password: better, confirm_password: better };
    expect((await anyone()('resetPassword', { path: { token }, body })).status).toBe(204);
    expect((await server.as('cyberoper')('getSession')).status).toBe(401);
    expect((await anyone()('resetPassword', { path: { token }, body })).status).toBe(410);
    expect((await (await signIn('cyberoper', better))('getSession')).status).toBe(200);
  });

  it('are reset with what else lets in, where the user says so', async () => {
    const call = await signIn('superadmin', password);
    const token = (
      await call('generatePlexalyzerToken', {
        body: { name: 'nightly', expired_at: '2026-06-01T00:00:00Z' },
      })
    ).ok();
    const { clientId, userId } = server.people.superadmin;
    await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.insert(passkeys).values({
        clientId,
        id: newId(),
        userId,
        name: 'laptop',
        credentialId: Buffer.from('credential of the laptop'),
        publicKey: Buffer.from('key'),
        counter: 0,
        transports: [],
        synced: false,
        createdAt: now,
      }),
    );
    const works = async () => (await server.withToken(token.token)('listScans')).status;
    const keys = () =>
      inTenant(server.deps.db, server.people.admin, (tx) =>
        tx.$count(passkeys, eq(passkeys.userId, userId)),
      );
    const reset = async (more: { revoke_tokens?: boolean; remove_passkeys?: boolean }) => {
      await anyone()('requestPasswordReset', { body: { email: 'superadmin@acme.example' } });
      const link = await linkFor('superadmin@acme.example');
      const body = { password: better, confirm_password: better, ...more };
      expect((await anyone()('resetPassword', { path: { token: link }, body })).status).toBe(204);
    };
    const before = await works();
    await reset({});
    expect([await works(), await keys()]).toEqual([before, 1]);
    await reset({ revoke_tokens: true, remove_passkeys: true });
    expect([before === 401, await works(), await keys()]).toEqual([false, 401, 0]);
  });

  it('answer alike for an unknown address, and send nothing to it', async () => {
    expect(
      (await anyone()('requestPasswordReset', { body: { email: 'ghost@acme.example' } })).status,
    ).toBe(202);
    await expect(linkFor('ghost@acme.example')).rejects.toThrow('No letter');
  });

  it('change with the current one, and end the other sessions', async () => {
    await anyone()('requestPasswordReset', { body: { email: 'developer@acme.example' } });
    const token = await linkFor('developer@acme.example');
    const here = await signIn('developer', password);
    const there = await signIn('developer', password);
    const wrong = (
      await here('changePassword', {
        body: { current_password: 'wrong', password: better, confirm_password: better },
      })
    ).problem();
    expect(wrong).toMatchObject({ status: 422, detail: [{ loc: ['body', 'current_password'] }] });
    expect(
      (
        await here('changePassword', {
          body: { current_password: password, password: better, confirm_password: better },
        })
      ).status,
    ).toBe(204);
    expect((await here('getSession')).status).toBe(200);
    expect((await there('getSession')).status).toBe(401);
    // A link from before the change, possibly in a mailbox that others can read, is invalid.
    const reset = { password, confirm_password: password };
    expect((await anyone()('resetPassword', { path: { token }, body: reset })).status).toBe(404);
  });
});

describe('requests at the same time', () => {
  it('for one address or name are answered, each with a reason', async () => {
    const body = { email: 'at.once@acme.example', role: 'developer' as const };
    const invited = await Promise.all(
      Array.from(
        { length: 8 },
        async () => (await server.as('admin')('inviteTeamMember', { body })).status,
      ),
    );
    expect(invited.every((status) => [200, 201, 409].includes(status))).toBe(true);
    const addresses = Array.from({ length: 4 }, (_, n) => `name.${n}@acme.example`);
    const tokens = [];
    for (const email of addresses) {
      await server.as('admin')('inviteTeamMember', { body: { email, role: 'developer' } });
      tokens.push(await linkFor(email));
    }
    const named = await Promise.all(
      tokens.map(async (token) => {
        const chosen = { username: 'the-one', password, confirm_password: password };
        return (await anyone()('verifyRegister', { path: { token }, body: chosen })).status;
      }),
    );
    expect(named.filter((status) => status < 300)).toHaveLength(1);
    expect(named.filter((status) => status === 422)).toHaveLength(3);
  });
});
