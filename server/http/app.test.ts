import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../tests/support/server/test-server.ts';
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

  it('hears of every field that is wrong', async () => {
    const { body } = await post('/v1/team', '{"email":"nobody"}', 'application/json');
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

  it('is refused before its body is read when nobody is signed in', async () => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/v1/team',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(statusCode).toBe(401);
  });
});

describe('an error that nobody expected', () => {
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
  });

  it('show the contract without asking anybody outside', async () => {
    const { body, headers } = await get('/docs');
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; script-src 'self' 'sha256-/,
    );
    expect(body).not.toMatch(/https?:\/\//);
    expect((await get('/docs/ui/swagger-ui-bundle.js')).statusCode).toBe(200);
    expect((await get('/docs/ui/package.json')).statusCode).toBe(404);
    expect(
      Object.keys((await get('/docs/openapi.json')).json<{ paths: object }>().paths).length,
    ).toBeGreaterThan(20);
  });
});

describe('too many requests', () => {
  it('are refused for a while', async () => {
    const busy = await startTestServer({ config: { requestsPerMinute: 3 } });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await busy.app.inject('/v1/session')).statusCode);
    const { headers, body } = await busy.app.inject('/v1/session');
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(body)).toMatchObject({ status: 429, code: 'rate_limited' });
    await busy.close();
  });
});
