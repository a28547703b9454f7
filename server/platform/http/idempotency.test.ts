import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sarif } from '../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, multipartOf } from '../../../tests/support/server/upload.ts';
import { deleteExpired } from '../../maintenance.ts';
import { idempotentAnswers } from '../db/schema/operations.ts';
import { inTenant } from '../db/tenancy.ts';

let server: TestServer;
let now = new Date('2026-01-12T10:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ deps: { now: () => now } });
});
afterAll(() => server.close());

const makeToken = (person: 'admin' | 'superadmin', key: string, name = 'ci') =>
  server.as(person)('generatePlexalyzerToken', {
    headers: { 'idempotency-key': key },
    body: { name, expired_at: '2026-06-01T00:00:00Z' },
  });

const tokensNamed = async (name: string) =>
  (await server.as('admin')('listPlexalyzerTokens')).ok().data.filter((one) => one.name === name);

describe('a request with an Idempotency-Key', () => {
  it('makes one thing, and gets the same answer again', async () => {
    const key = randomUUID();
    const first = await makeToken('admin', key, 'once');
    const again = await makeToken('admin', key, 'once');
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await tokensNamed('once')).toHaveLength(1);
  });

  it('is refused for another body, and nothing is made', async () => {
    const key = randomUUID();
    await makeToken('admin', key, 'one thing');
    expect((await makeToken('admin', key, 'another thing')).problem()).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
    expect(await tokensNamed('another thing')).toEqual([]);
  });

  it('belongs to one person', async () => {
    const key = randomUUID();
    const mine = (await makeToken('admin', key)).ok();
    expect((await makeToken('superadmin', key)).ok().id).not.toBe(mine.id);
  });

  it('is answered with 409 while the first is at work', async () => {
    const key = randomUUID();
    const answers = await Promise.all([
      makeToken('admin', key, 'at once'),
      makeToken('admin', key, 'at once'),
    ]);
    expect(await tokensNamed('at once')).toHaveLength(1);
    // The second request arrived while the first was being processed, or after it.
    for (const { status } of answers) expect([201, 409]).toContain(status);
  });

  it('may be sent again after a refusal', async () => {
    const body = {
      name: 'Twice',
      enabled: true,
      conditions: [{ key: 'severity', value: 'critical' }],
      actions: { gate: true },
    };
    const headers = { 'idempotency-key': randomUUID() };
    const add = () => server.as('admin')('createPolicy', { headers, body });
    const made = (await server.as('admin')('createPolicy', { body })).ok();
    expect((await add()).status).toBe(409);
    await server.as('admin')('deletePolicy', { path: { id: made.data.id } });
    expect((await add()).status).toBe(201);
  });

  it('uploads a report once', async () => {
    const admin = server.as('admin');
    const id = await addRepository(admin, 'uploaded-once');
    const headers = { 'idempotency-key': randomUUID() };
    const send = () =>
      admin('uploadScan', { path: { id }, headers, multipart: multipartOf(sarif([])) });
    const first = (await send()).ok().data.id;
    expect((await send()).ok().data.id).toBe(first);
    expect((await admin('listScans', { query: { repository: id } })).ok().data).toHaveLength(1);
  });

  it('is kept for a day, sealed', async () => {
    const key = randomUUID();
    const { token } = (await makeToken('admin', key, 'a day')).ok();
    const rows = await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.select().from(idempotentAnswers),
    );
    expect(rows.map(({ answer }) => answer?.toString('latin1')).join(' ')).not.toContain(token);
    const started = now;
    now = new Date(started.getTime() + 25 * 3_600_000);
    expect((await makeToken('admin', key, 'a day')).ok().token).not.toBe(token);
    now = new Date(started.getTime() + 60 * 3_600_000);
    await deleteExpired(server.deps);
    expect(
      await inTenant(server.deps.db, server.people.admin, (tx) =>
        tx.select().from(idempotentAnswers),
      ),
    ).toEqual([]);
    now = started;
  });
});

describe('an answer', () => {
  it('names itself, and is not sent again to who has it', async () => {
    const admin = server.as('admin');
    const { headers } = await admin('listRepositories');
    const again = await admin('listRepositories', {
      headers: { 'if-none-match': `"other", ${String(headers.etag)}` },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    await addRepository(admin, 'something-new');
    const changed = await admin('listRepositories', {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(changed.status).toBe(200);
  });

  it('says where the made thing is', async () => {
    const admin = server.as('admin');
    const id = await addRepository(admin, 'located');
    const sent = await admin('uploadScan', { path: { id }, multipart: multipartOf(sarif([])) });
    expect(sent.headers['location']).toBe(`/v1/scans/${sent.ok().data.id}`);
    const team = await admin('createTeam', { body: { name: 'Here', member_ids: [], owns: [] } });
    expect(team.headers['location']).toBe(`/v1/teams/${team.ok().data.id}`);
    const token = await makeToken('admin', randomUUID());
    expect(token.headers['location']).toBe(`/v1/plexalyzer_tokens/${token.ok().id}`);
  });

  it('says where the made thing is below another, and nowhere where nothing is left to do', async () => {
    const admin = server.as('admin');
    const repository = await addRepository(admin, 'commented');
    const line = { file: 'src/search.ts', line: 41, code: 'db.query(memo)' };
    await admin('uploadScan', {
      path: { id: repository },
      multipart: multipartOf(sarif([line])),
    });
    await server.runJobs();
    const [finding] = (await admin('listFindings')).ok().data;
    const path = { id: finding?.id ?? 'none' };
    const comment = await admin('commentOnFinding', { path, body: { comment: 'Seen.' } });
    const at = `/v1/findings/${path.id}/comments/${comment.ok().data.id}`;
    expect(comment.headers['location']).toBe(at);
    // Without a model the draft is written immediately, so there is no job.
    expect((await admin('createIssueDraft', { path })).headers['location']).toBeUndefined();
  });

  it('says where the next page is', async () => {
    const admin = server.as('admin');
    await addRepository(admin, 'first-page');
    await addRepository(admin, 'second-page');
    const query = { page_size: 1, q: 'page' };
    const first = await admin('listRepositories', { query });
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(String(first.headers['link'])) ?? [];
    const second = await server.app.inject({
      url: next,
      headers: { authorization: `Bearer ${server.people.admin.token}` },
    });
    const { data } = second.json<{ data: { attributes: { nickname: string } }[] }>();
    expect(data.map(({ attributes }) => attributes.nickname)).toEqual(['second-page']);
    expect(second.headers['link']).toBe('</v1/repositories?page_size=1&q=page>; rel="first"');
  });
});

describe('a refusal', () => {
  it('has the members of RFC 9457, and says each thing that is wrong with its place', async () => {
    const refused = await server.as('admin')('listRepositories', {
      query: { page_size: 9999, sort: 'up' as 'asc' },
    });
    expect(refused.problem()).toMatchObject({
      type: '/docs/problems/invalid_request',
      instance: `urn:uuid:${refused.headers['x-request-id']}`,
      errors: expect.arrayContaining([
        { detail: 'must be <= 100', in: 'query', pointer: '/page_size' },
      ]) as unknown,
    });
  });

  it('is explained by the page that its type opens', async () => {
    const { type } = (await server.as('developer')('listTeam')).problem();
    const { statusCode, body } = await server.app.inject({ url: type });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<code>forbidden</code>')]);
    expect((await server.app.inject('/docs/problems')).body).toContain('/docs/problems/stale');
    expect((await server.app.inject('/docs/problems/nothing')).statusCode).toBe(404);
  });

  it('answers for versions that do not exist', async () => {
    const { statusCode, headers } = await server.app.inject({ url: '/v2/findings' });
    expect([statusCode, headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });
});
