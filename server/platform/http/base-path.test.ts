import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, type Injectable } from '../../../tests/support/server/caller.ts';
import { sarif } from '../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { readConfig } from '../config/config.ts';
import { withoutBasePath } from './base-path.ts';
import { renderPage, setPageLanguage } from './web/page.ts';

const env = { PARAPET_PUBLIC_URL: 'https://acme.example/tools/parapet/' };
const { publicUrl, basePath } = readConfig(env);

it('is the path of the public address', () => {
  expect([publicUrl, basePath]).toEqual(['https://acme.example/tools/parapet', '/tools/parapet']);
  expect(readConfig({ PARAPET_PUBLIC_URL: 'https://acme.example/' }).basePath).toBe('');
  expect(readConfig({}).basePath).toBe('');
});

it.each([
  ['/tools/parapet/v1/team?page=2', '/v1/team?page=2'],
  ['/tools/parapet', '/'],
  ['/tools/parapet?a=1', '/?a=1'],
  ['/tools/parapets/v1/team', undefined],
  ['/v1/team', undefined],
])('leads %s to %s', (url, rest) => {
  expect(withoutBasePath('/tools/parapet', url)).toBe(rest);
});

it('is in every address of the page', () => {
  const built = `<!doctype html><html lang="en-US"><script src="/assets/a.js"></script><link href="/assets/a.css"><script type="application/json" id="parapet-config"></script><script>{"en":"/messages/en.json"}</script></html>`;
  const page = setPageLanguage(renderPage(built, readConfig(env)), 'es');
  expect(page).toContain('<html data-base="/tools/parapet" lang="es">');
  expect([...page.matchAll(/"(\/[^"]*)"/g)].map(([, address]) => address)).toEqual([
    '/tools/parapet',
    '/tools/parapet/assets/a.js',
    '/tools/parapet/assets/a.css',
    '/tools/parapet/v1',
    '/tools/parapet/messages/en.json',
  ]);
});

describe('a server below a path', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ config: { publicUrl, basePath } });
  });
  afterAll(() => server.close());

  const get = (url: string) =>
    server.app.inject({
      url,
      headers: { authorization: `Bearer ${server.people.admin.token}` },
    });

  it('answers below it, and outside of it to probes alone', async () => {
    expect((await get('/tools/parapet/v1/team')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
    const outside = await get('/v1/team');
    expect(outside.statusCode).toBe(404);
    expect(outside.json()).toMatchObject({
      type: '/tools/parapet/docs/problems/not_found',
      detail: 'Parapet is at /tools/parapet/ here. A proxy has to pass the path on.',
    });
  });

  it('names it in what leads on: pages, made things, problems, the reference', async () => {
    const below: Injectable = {
      inject: (options) =>
        server.app.inject({
          ...options,
          url: `${basePath}${typeof options.url === 'string' ? options.url : ''}`,
        }),
    };
    const call = createCaller(below, server.people.admin.token);
    const repository = await addRepository(call);
    const report = sarif([1, 2].map((line) => ({ file: 'a.ts', line, code: `f(${line})` })));
    await upload(call, repository, report);
    await server.runJobs();
    const list = await call('listFindings', { query: { page_size: 1 } });
    expect(list.headers['link']).toMatch(/^<\/tools\/parapet\/v1\/findings\?.*>; rel="next"$/);
    const contract = await get('/tools/parapet/docs/openapi.json');
    expect(contract.json<{ servers: object[] }>().servers[0]).toMatchObject({
      url: '/tools/parapet/v1',
    });
    expect((await get('/tools/parapet/docs/problems')).body).toContain(
      'href="/tools/parapet/docs/problems/not_found"',
    );
  });
});
