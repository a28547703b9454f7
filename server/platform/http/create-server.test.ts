import { Writable } from 'node:stream';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { createLog } from '../log/log.ts';
import { jobs } from '../db/schema/operations.ts';
import { inTenant } from '../db/tenancy.ts';
import { packageRoot } from '../runtime/paths.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import { securityHeaders } from './security-headers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });
const asAdmin = () => ({ authorization: `Bearer ${server.people.admin.token}` });
const post = (url: string, payload: string, contentType: string) =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...asAdmin(), 'content-type': contentType },
  });

describe('every answer', () => {
  it('has a request id and the security headers', async () => {
    const { headers } = await get('/healthz');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).toMatchObject(securityHeaders(server.deps.config));
  });

  it('runs and loads nothing where a browser opens it as a page', async () => {
    for (const url of ['/healthz', '/v1/session', '/v1/nothing', '/assets/app-gone.js']) {
      const { headers } = await get(url);
      expect([url, headers['content-security-policy']]).toEqual([
        url,
        expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
      ]);
    }
  });

  it('is a problem when the address does not exist, for machines and for files', async () => {
    for (const url of [
      '/v1/nothing',
      '/api/nothing',
      '/assets/app-gone.js',
      '/v1/Session',
      '/v1/session/',
    ]) {
      const { statusCode, headers, body } = await get(url, asAdmin());
      expect([url, statusCode, headers['content-type']]).toEqual([
        url,
        404,
        'application/problem+json; charset=utf-8',
      ]);
      expect(JSON.parse(body)).toMatchObject({
        code: 'not_found',
        request_id: headers['x-request-id'],
      });
    }
  });

  it('names the methods of an address that does not take this one', async () => {
    const { statusCode, headers, body } = await server.app.inject({
      method: 'DELETE',
      url: '/v1/findings?page=1',
      headers: asAdmin(),
    });
    expect([statusCode, headers['allow'], JSON.parse(body)]).toMatchObject([
      405,
      'GET',
      { code: 'method_not_allowed', facts: { methods: 'GET' } },
    ]);
  });
});

describe('a request', () => {
  it.each([
    ['an unknown parameter', '/v1/team?colour=red', ['query', 'colour']],
    ['a repeated parameter', '/v1/team?page=1&page=2', ['query', 'page']],
    ['text for a number', '/v1/team?page=one', ['query', 'page']],
    ['a number out of range', '/v1/team?page_size=100000', ['query', 'page_size']],
    ['an unknown word in a list', '/v1/team?role=admin,king', ['query', 'role', 1]],
    ['an empty parameter that needs a value', '/v1/team?page=', ['query', 'page']],
  ])('with %s is refused, naming it', async (_what, url, loc) => {
    const { statusCode, body } = await get(url, asAdmin());
    expect([
      statusCode,
      (JSON.parse(body) as { detail: { loc: unknown }[] }).detail[0]?.loc,
    ]).toEqual([400, loc]);
  });

  it('with a broken, missing, wrong or oversized body is refused', async () => {
    const outcomes = await Promise.all([
      post('/v1/team', '{"email":', 'application/json'),
      post('/v1/team', '', 'application/json'),
      post('/v1/team', 'email=a', 'application/x-www-form-urlencoded'),
      post('/v1/team', 'email', 'text/plain'),
      post(
        '/v1/team',
        JSON.stringify({ email: 'x'.repeat(2_000_000), role: 'admin' }),
        'application/json',
      ),
      post('/v1/team', '[]', 'application/json'),
      post(
        '/v1/team',
        '{"email":"a@b.example","role":"admin","is_partner":true}',
        'application/json',
      ),
      post('/v1/team', '{"__proto__":{"role":"admin"},"email":"a@b.example"}', 'application/json'),
    ]);
    expect(outcomes.map((response) => response.statusCode)).toEqual([
      400, 400, 415, 415, 413, 400, 400, 400,
    ]);
  });

  it('without a body may name its type where the contract needs none', async () => {
    const { statusCode, headers } = await post(
      '/v1/findings/export?format=csv',
      '',
      'application/json',
    );
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/octet-stream']);
    const missing = await post('/v1/team', '', 'application/json');
    expect([
      missing.statusCode,
      missing.json<{ detail: { type: string }[] }>().detail[0]?.type,
    ]).toEqual([400, 'no_body']);
  });

  it.each([
    [
      'an address that is not well-formed',
      { url: '/v1/team/%ZZ' },
      { type: 'not_an_address', loc: ['path'] },
    ],
    [
      'a body of another length than it says',
      {
        method: 'POST',
        url: '/v1/team',
        payload: '{}',
        headers: { 'content-type': 'application/json', 'content-length': '9' },
      },
      { type: 'other_length', loc: ['body'] },
    ],
  ] as const)(
    'with %s is refused with a word for it',
    async (
      _what,
      {
        headers = {},
        ...sent
      }: { url: string; method?: 'POST'; payload?: string; headers?: Record<string, string> },
      entry,
    ) => {
      const { statusCode, body } = await server.app.inject({
        ...sent,
        headers: { ...asAdmin(), ...headers },
      });
      expect([statusCode, JSON.parse(body)]).toMatchObject([
        400,
        { code: 'invalid_request', detail: [entry] },
      ]);
    },
  );

  it.each([
    ['NUL', String.raw`\u0000`],
    ['half a surrogate pair', String.raw`\ud800`],
  ])('with %s in a text is refused at its place', async (_, text) => {
    const answer = await post(
      '/v1/create_repository_with_list',
      `{"source_control":"manual","data":[{"nickname":"ledger${text}","branch":"main"}]}`,
      'application/json',
    );
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { detail: [{ type: 'unstorable', loc: ['body', 'data', 0, 'nickname'] }] },
    ]);
  });

  it('hears of every parameter that is wrong, and of those that do not exist', async () => {
    const { statusCode, body } = await server.app.inject({
      url: '/v1/findings?page_size=9999&nope=1&severity=worst',
      headers: asAdmin(),
    });
    const { detail } = JSON.parse(body) as { detail: { loc: string[]; type: string }[] };
    expect([statusCode, detail.map(({ loc, type }) => [...loc, type])]).toEqual([
      400,
      [
        ['query', 'nope', 'unknown_parameter'],
        ['query', 'severity', 0, 'one_of'],
        ['query', 'page_size', 'maximum'],
      ],
    ]);
  });

  it('hears of every field that is wrong', async () => {
    const { body } = await post('/v1/team', '{"email":"unknown"}', 'application/json');
    expect((JSON.parse(body) as { detail: unknown }).detail).toEqual([
      { msg: 'is required', loc: ['body', 'role'], type: 'required', facts: {} },
      {
        msg: 'must match format "email"',
        loc: ['body', 'email'],
        type: 'format',
        facts: { format: 'email' },
      },
    ]);
  });

  it('is refused before its body is read without a session', async () => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/v1/team',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(statusCode).toBe(401);
  });
});

describe('an unexpected error', () => {
  it('is answered without its message or stack', async () => {
    const broken = await startTestServer({
      deps: {
        now: () => {
          throw new Error('secret detail of the implementation');
        },
      },
    });
    const { statusCode, body } = await broken.app.inject({
      url: '/v1/session',
      headers: { authorization: `Bearer ${broken.people.admin.token}` },
    });
    expect(statusCode).toBe(500);
    expect(body).not.toMatch(/secret detail|at .*\.ts/);
    expect(JSON.parse(body)).toMatchObject({ code: 'internal_error' });
    await broken.close();
  });
});

describe('the pages for operators and developers', () => {
  it('say that the server is alive, ready and how it does', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ok' });
    await get('/v1/session', asAdmin());
    const { body } = await get('/metrics');
    expect(body).toMatch(
      /parapet_http_request_seconds_count\{method="GET",route="\/v1\/session",status="200"\} \d/,
    );
    expect(body).toMatch(/parapet_across_tenants_total\{reason="find who presents a token"\} \d/);
    expect(body).not.toContain(server.people.admin.clientId);
    expect(body).toMatch(/parapet_database_up 1\n/);
    expect(body).toMatch(/parapet_data_free_bytes [1-9]/);
  });

  it('count what waits, how long, and what ended', async () => {
    await inTenant(server.deps.db, server.people.admin, async (tx) => {
      const { clientId } = server.people.admin;
      await enqueueJob(tx, { clientId, kind: 'metrics_probe', payload: {} });
      await tx.update(jobs).set({ runAt: new Date(Date.now() - 90_000) });
    });
    const { body } = await get('/metrics');
    expect(body).toContain('parapet_jobs_waiting{kind="metrics_probe"} 1');
    const [, age] = /parapet_jobs_oldest_seconds\{kind="metrics_probe"\} (\d+)/.exec(body) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(89);
  });

  it('have every metric that the alert rules and the dashboard ask for', async () => {
    const { body } = await get('/metrics');
    const served = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    for (const file of ['alerts.yaml', 'dashboard.json']) {
      const text = readFileSync(path.join(packageRoot, 'packaging/monitoring', file), 'utf8');
      const asked = [...text.matchAll(/\bparapet_\w+/g)].map(([name]) =>
        name.replace(/(?<=_seconds)_(?:count|bucket)$/, ''),
      );
      expect(asked.length).toBeGreaterThan(5);
      expect(asked.filter((name) => !served.has(name))).toEqual([]);
    }
  });

  it('say that a server is not ready whose folder cannot be written', async () => {
    const gone = await startTestServer({ people: false });
    rmSync(gone.deps.config.dataDir, { recursive: true });
    const { statusCode, body } = await gone.app.inject('/readyz');
    expect([statusCode, JSON.parse(body)]).toMatchObject([503, { code: 'no_disk' }]);
    await gone.close();
  });

  it('show the metrics inside the network or to a token alone', async () => {
    const status = async (
      given: TestServer,
      request: { remoteAddress?: string; headers?: Record<string, string> },
    ) => (await given.app.inject({ url: '/metrics', ...request })).statusCode;
    expect(await status(server, { remoteAddress: '10.1.2.3' })).toBe(200);
    expect(await status(server, { remoteAddress: '203.0.113.9' })).toBe(404);
    const forwarded = { 'x-forwarded-for': '10.1.2.3' };
    expect(await status(server, { remoteAddress: '10.1.2.3', headers: forwarded })).toBe(404);
    const metricsToken = 'prometheus-reads-this';
    const guarded = await startTestServer({ config: { metricsToken }, people: false });
    expect(await status(guarded, {})).toBe(404);
    const headers = { authorization: `Bearer ${metricsToken}` };
    expect(await status(guarded, { remoteAddress: '203.0.113.9', headers })).toBe(200);
    await guarded.close();
  });

  it('show the contract without a call to another server', async () => {
    const { body, headers } = await get('/docs');
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; script-src 'self' 'sha256-/,
    );
    expect(body).not.toMatch(/https?:\/\//);
    // Styled like the product, on phones and in dark mode.
    expect(body).toMatch(/initial-scale=1.*color-scheme:light dark.*dark-mode/s);
    expect((await get('/docs/ui/swagger-ui-bundle.js')).statusCode).toBe(200);
    expect((await get('/docs/ui/package.json')).statusCode).toBe(404);
    expect(
      Object.keys((await get('/docs/openapi.json')).json<{ paths: object }>().paths).length,
    ).toBeGreaterThan(20);
  });

  it('hide the contract where the operator wants it, and explain problems still', async () => {
    const hidden = await startTestServer({ config: { apiDocs: false }, people: false });
    const status = async (url: string) => (await hidden.app.inject({ url })).statusCode;
    for (const url of ['/docs', '/docs/openapi.json', '/docs/ui/swagger-ui-bundle.js'])
      expect([url, await status(url)]).toEqual([url, 404]);
    expect(await status('/docs/problems/not_found')).toBe(200);
    await hidden.close();
  });
});

describe('a form that is cut off', () => {
  it.each([
    [
      'before its end',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n{',
    ],
    ['within a head', 'multipart/form-data; boundary=b', '--b\r\ncontent-dispos'],
    ['before it began', 'multipart/form-data; boundary=b', ''],
    ['by its type', 'multipart/form-data', '--b--'],
  ])('%s is refused', async (_, type, payload) => {
    const { data } = (
      await server.as('admin')('createRepositoryWithList', {
        body: {
          source_control: 'manual',
          data: [{ nickname: `cut ${type} ${payload.length}`, branch: 'main' }],
        },
      })
    ).ok();
    const { statusCode } = await post(`/v1/upload_scan/${data[0]?.id ?? ''}`, payload, type);
    expect([400, 415, 422]).toContain(statusCode);
  });
});

describe('behind a proxy', () => {
  it('takes the address from it alone, and a whole /64 as one', async () => {
    const proxied = await startTestServer({
      config: { requestsPerMinute: 2, trustProxy: ['10.0.0.0/8'] },
      people: false,
    });
    const from = async (remoteAddress: string, forwarded: string) =>
      (
        await proxied.app.inject({
          url: '/v1/session',
          remoteAddress,
          headers: { 'x-forwarded-for': forwarded },
        })
      ).statusCode;
    const invented = [];
    for (let n = 0; n < 3; n += 1) invented.push(await from('203.0.113.7', `198.51.100.${n}`));
    expect(invented).toEqual([401, 401, 429]);
    const through = [];
    for (let n = 0; n < 3; n += 1) through.push(await from('10.0.0.1', `198.51.100.${n}`));
    expect(through).toEqual([401, 401, 401]);
    const network = [];
    for (let n = 1; n < 4; n += 1) network.push(await from('10.0.0.1', `2001:db8:1:2::${n}`));
    expect(network).toEqual([401, 401, 429]);
    await proxied.close();
  });
});

describe('the log', () => {
  it('names the route of a request, never the token in its path', async () => {
    const lines: string[] = [];
    const log = createLog(
      { logLevel: 'info' },
      new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          lines.push(chunk.toString());
          done();
        },
      }),
    );
    const logging = await startTestServer({ deps: { log }, people: false });
    const token = 'planted-one-time-token';
    await logging.app.inject({ method: 'POST', url: `/v1/accept-verification/${token}` });
    await logging.app.inject(`/verify-register/${token}`);
    await logging.app.inject(`/nowhere/${token}?token=${token}`);
    await logging.close();
    expect(lines.join('')).toContain('/v1/accept-verification/:token');
    expect(lines.join('')).not.toContain(token);
  });
});

describe('too many requests', () => {
  it('are counted by token, once it is known, and by address before', async () => {
    const busy = await startTestServer({ config: { requestsPerMinute: 3 } });
    const asked = (token: string) =>
      busy.app.inject({ url: '/v1/session', headers: { authorization: `Bearer ${token}` } });
    const { admin, developer } = busy.people;
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await asked(admin.token)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200]);
    const refused = await asked(admin.token);
    expect([refused.statusCode, refused.headers['x-ratelimit-limit']]).toEqual([429, '3']);
    expect((await asked(developer.token)).statusCode).toBe(200);
    // An unknown token may be a guess, so it is counted by address.
    const guesses = [];
    for (let n = 0; n < 3; n += 1)
      guesses.push((await asked(`guess${n}`.padEnd(43, 'x'))).statusCode);
    expect(guesses.at(-1)).toBe(429);
    await busy.close();
  });

  it('are refused for a while', async () => {
    const busy = await startTestServer({ config: { requestsPerMinute: 3 } });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await busy.app.inject('/v1/session')).statusCode);
    const { headers, body } = await busy.app.inject('/v1/session');
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(body)).toMatchObject({ status: 429, code: 'rate_limited' });
    // A probe is always answered.
    expect((await busy.app.inject('/healthz')).statusCode).toBe(200);
    await busy.close();
  });
});
