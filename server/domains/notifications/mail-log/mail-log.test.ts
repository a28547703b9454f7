import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { outbox } from '../../../platform/db/schema/operations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';

let server: TestServer;
let id: string;

const letterFile = () => path.join(server.deps.config.dataDir, 'outbox', `${id}.txt`);
const tokenIn = (text: string) => /\/verify-register\/link#([\w-]+)/.exec(text)?.[1] ?? '';

beforeAll(async () => {
  server = await startTestServer();
  await server.as('admin')('inviteTeamMember', {
    body: { email: 'new@acme.example', role: 'developer' },
    headers: { 'accept-language': 'es-ES' },
  });
  const { data } = (await server.as('admin')('listOutbox')).ok();
  id = data[0]?.id ?? '';
});
afterAll(() => server.close());

describe('the outbox', () => {
  it('shows what waits, with the one-time link masked', async () => {
    const { data, meta } = (
      await server.as('admin')('listOutbox', { query: { q: 'new@', state: ['queued'] } })
    ).ok();
    expect(meta.total).toBe(1);
    expect(data[0]).toMatchObject({
      recipient: 'new@acme.example',
      template: 'invitation',
      state: 'queued',
      subject: 'Te invitan a Acme en Parapet',
      sent_at: null,
    });
    expect(data[0]).toMatchObject({ attempts: 0, attempted_at: null, delivery: null });
    expect(Date.parse(data[0]?.next_attempt_at ?? '')).toBeLessThanOrEqual(Date.now());
    expect(data[0]?.preview).toContain('••••••••');
    expect(data[0]?.preview).not.toMatch(/pti_/);
    expect((await server.as('admin')('resendMail', { path: { id } })).status).toBe(409);
  });

  it('keeps the letter sealed, and writes it for the operator alone when there is no mail server', async () => {
    const rows = await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.select().from(outbox),
    );
    expect(rows.map((row) => row.body.toString('latin1')).join()).not.toContain('verify-register');
    await server.runJobs();
    expect((await server.as('admin')('listOutbox')).ok().data[0]).toMatchObject({
      state: 'sent',
      error: null,
      attempts: 1,
      delivery: 'file',
      answer: null,
      next_attempt_at: null,
    });
    expect(statSync(letterFile()).mode & 0o777).toBe(0o600);
    expect(readFileSync(letterFile(), 'utf8')).toMatch(
      /^To: new@acme\.example\nSubject: Te invitan a Acme/,
    );
  });

  it('sends again with a new link; the old one stops working', async () => {
    const old = tokenIn(readFileSync(letterFile(), 'utf8'));
    expect((await server.as('admin')('resendMail', { path: { id } })).ok().data.state).toBe(
      'queued',
    );
    await server.runJobs();
    const renewed = tokenIn(readFileSync(letterFile(), 'utf8'));
    expect(renewed).not.toBe(old);
    expect(
      (await server.withToken(undefined)('getInvitation', { path: { token: old } })).status,
    ).toBe(404);
    expect(
      (await server.withToken(undefined)('getInvitation', { path: { token: renewed } })).status,
    ).toBe(200);
  });

  it('is each organisation’s own', async () => {
    expect((await server.as('foreignAdmin')('listOutbox')).ok().data).toEqual([]);
    expect((await server.as('foreignAdmin')('resendMail', { path: { id } })).status).toBe(404);
  });
});

describe('a mail that cannot be delivered', () => {
  it('is tried again and then shown as failed with the reason', async () => {
    const failing = await startTestServer();
    failing.deps.mailer.deliver = () => Promise.reject(new Error('550 no such mailbox'));
    await failing.as('admin')('inviteTeamMember', {
      body: { email: 'gone@acme.example', role: 'developer' },
    });
    await failing.runJobs();
    const [waiting] = (await failing.as('admin')('listOutbox')).ok().data;
    expect(waiting).toMatchObject({ state: 'queued', attempts: 1, error: '550 no such mailbox' });
    expect(Date.parse(waiting?.next_attempt_at ?? '')).toBeGreaterThan(
      Date.parse(waiting?.attempted_at ?? ''),
    );
    await inTenant(failing.deps.db, failing.people.admin, (tx) =>
      tx.execute('update jobs set max_attempts = 2, run_at = now()'),
    );
    await failing.runJobs();
    expect(
      (await failing.as('admin')('listOutbox', { query: { state: ['failed'] } })).ok().data[0],
    ).toMatchObject({ error: '550 no such mailbox', attempts: 2, next_attempt_at: null });
    await failing.close();
  });
});
