// Tested with a fake HTTP server on 127.0.0.1 that rejects what Checkmarx One does not document.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository } from '../../../tests/support/server/upload.ts';
import { createOutgoingClient } from '../../platform/outgoing/outgoing.ts';
import { enqueueDuePulls } from './daily-pulls.ts';
import { signInOrigin } from './providers/checkmarx-one.ts';

const known: Record<string, readonly string[]> = {
  '/api/projects/': ['offset', 'limit', 'name'],
  '/api/scans/': ['offset', 'limit', 'project-id', 'statuses', 'from-date', 'sort'],
  '/api/results': ['scan-id', 'status', 'offset', 'limit'],
};

type Scan = { id: string; createdAt: string; branch: string; projectId: string };
const row = (n: number) => ({
  type: 'sast',
  id: `result-${n}`,
  similarityId: `-${n}`,
  status: 'NEW',
  state: 'TO_VERIFY',
  severity: 'HIGH',
  data: { queryName: 'SQL_Injection', nodes: [{ fileName: `/src/${n}.java`, line: n }] },
  vulnerabilityDetails: { cweId: 89 },
});

let secret = 'cx-secret';
let scans: Scan[] = [];
let results: Record<string, object[]> = {};
/** What the service returns instead of the total of its results. */
let total: number | undefined;
let calls: string[] = [];

const answer = async (request: IncomingMessage): Promise<[number, unknown]> => {
  const url = new URL(request.url ?? '/', 'http://double');
  calls.push(url.pathname);
  if (url.pathname === '/auth/realms/acme/protocol/openid-connect/token') {
    const form = new URLSearchParams(await text(request));
    const good =
      form.get('grant_type') === 'client_credentials' && form.get('client_secret') === secret;
    return good
      ? [200, { access_token: 'bearer', expires_in: 1800 }]
      : [401, { error: 'unauthorized_client' }];
  }
  const parameters = known[url.pathname];
  if (!parameters) return [404, { message: 'not found' }];
  if (request.headers.authorization !== 'Bearer bearer') return [401, {}];
  const odd = [...url.searchParams.keys()].find((key) => !parameters.includes(key));
  if (odd !== undefined) return [400, { type: 'ERROR', message: `unknown ${odd}`, code: 1 }];
  const { searchParams: given } = url;
  if (url.pathname === '/api/projects/') {
    const projects = [
      { id: 'p1', name: 'ledger' },
      { id: 'p2', name: 'shop' },
    ].filter(({ name }) => name.includes(given.get('name') ?? ''));
    return [200, { totalCount: 2, filteredTotalCount: projects.length, projects }];
  }
  if (url.pathname === '/api/scans/') {
    const since = given.get('from-date') ?? '';
    const found = scans.filter(
      ({ projectId, createdAt }) => projectId === given.get('project-id') && createdAt >= since,
    );
    return [200, { totalCount: found.length, scans: found }];
  }
  const all = results[given.get('scan-id') ?? ''] ?? [];
  // Pages, not rows.
  const [page, limit] = [Number(given.get('offset')), Number(given.get('limit'))];
  const shown = all.slice(page * limit, (page + 1) * limit);
  return [200, { totalCount: total ?? all.length, results: shown }];
};

let server: TestServer;
let double: Server;
let base: string;
let repository: string;

beforeAll(async () => {
  double = createServer((request: IncomingMessage, response: ServerResponse) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => {
    double.listen(0, '127.0.0.1', done);
  });
  base = `http://127.0.0.1:${(double.address() as AddressInfo).port}`; // it listens on a port
  const outgoing = createOutgoingClient({ allowed: ['127.0.0.1'], onlyAllowed: true });
  server = await startTestServer({ deps: { outgoing } });
  repository = await addRepository(server.as('admin'));
});
afterAll(async () => {
  await server.close();
  double.close();
});

const admin = () => server.as('admin');
const path = { source: 'checkmarx' } as const;
const connect = (client_secret = 'cx-secret') =>
  admin()('saveToolConnector', {
    body: {
      key: 'checkmarx',
      values: { client_id: 'parapet', client_secret, base_url: base, tenant: 'acme' },
    },
  });
const source = async () => (await admin()('getPullSource', { path })).ok().data;
const connection = async () =>
  (await admin()('listConnections')).ok().data.find(({ key }) => key === 'checkmarx') ??
  expect.fail('not listed');
const pull = async () => {
  (await admin()('pullFindings', { path })).ok();
  await server.runJobs();
  return (await source()).mappings[0];
};
const openFindings = async () =>
  (await admin()('listFindings', { query: { status: ['open'] } })).ok().meta.total;

it('is connected only after a call that worked', async () => {
  expect((await admin()('pullFindings', { path })).problem()).toMatchObject({
    status: 422,
    code: 'source_not_connected',
  });
  await connect('wrong');
  expect((await connection()).last_call).toBeNull();
  expect((await admin()('testPullSource', { path })).ok()).toMatchObject({
    state: 'refused',
    code: 'key_refused',
  });
  expect((await connect()).ok().isConfigured).toBe(true);
  expect((await connection()).last_call).toBeNull();
  await admin()('testPullSource', { path });
  expect(await connection()).toMatchObject({
    isConfigured: true,
    address: new URL(base).host,
    last_call: { state: 'works', latency_ms: expect.any(Number) as number },
  });
});

it('offers the projects of the service, and takes each repository once', async () => {
  expect((await admin()('listPullProjects', { path, query: { q: 'led' } })).ok()).toEqual({
    data: [{ id: 'p1', name: 'ledger' }],
    total: 1,
  });
  const one = { project_id: 'p1', project_name: 'ledger', repository_id: repository };
  const body = { daily: true, mappings: [one, { ...one, project_id: 'p2' }] };
  expect((await admin()('updatePullSource', { path, body })).problem()).toMatchObject({
    status: 422,
    detail: [{ loc: ['body', 'mappings', '1', 'repository_id'], type: 'taken' }],
  });
  body.mappings = [one];
  expect((await admin()('updatePullSource', { path, body })).ok().data).toMatchObject({
    daily: true,
    mappings: [{ project_id: 'p1', outcome: null }],
  });
});

it('pulls every page of the newest scan through the import, and the same scan once', async () => {
  expect(await pull()).toMatchObject({ outcome: 'no_scan' });
  scans = [{ id: 's1', createdAt: '2026-01-01T00:00:00Z', branch: 'main', projectId: 'p1' }];
  results = { s1: Array.from({ length: 1001 }, (_, n) => row(n)) };
  expect(await pull()).toMatchObject({ outcome: 'imported', problem: null });
  expect(await openFindings()).toBe(1001);
  calls = [];
  expect(await pull()).toMatchObject({ outcome: 'up_to_date' });
  expect(calls).not.toContain('/api/results');
  expect(await source()).toMatchObject({ brought: { new: 0, fixed: 0, known: 0 } });
  scans.push({ id: 's2', createdAt: '2026-01-02T00:00:00Z', branch: 'main', projectId: 'p1' });
  results['s2'] = [row(1)];
  expect(await pull()).toMatchObject({ brought: { new: 0, fixed: 1000, known: 1 } });
  const { pulled_at: began, next_at: next } = await source();
  expect(Date.parse(next ?? '') - Date.parse(began ?? '')).toBe(86_400_000);
  expect(await connection()).toMatchObject({
    last_call: { state: 'works' },
    pull: { projects: 1, failed: 0, brought: { fixed: 1000 }, next_at: next },
  });
  expect(await openFindings()).toBe(1);
});

it('leaves the findings as they are when the service fails, and says so once', async () => {
  const countNotifications = async () =>
    (await admin()('listNotifications', { query: { notification_type: 'pull_failed' } })).ok().data
      .length;
  scans.push({ id: 's3', createdAt: '2026-01-03T00:00:00Z', branch: 'main', projectId: 'p1' });
  total = 5;
  expect(await pull()).toMatchObject({
    outcome: 'failed',
    problem: expect.stringContaining('Checkmarx One') as string,
  });
  // The result of the last successful pull is kept with the failure.
  expect((await source()).mappings[0]).toMatchObject({ brought: { fixed: 1000 } });
  expect((await connection()).last_call).toMatchObject({
    state: 'works_in_part',
    problem: expect.stringMatching(/^ledger: /) as string,
  });
  expect(await openFindings()).toBe(1);
  secret = 'rotated';
  expect(await pull()).toMatchObject({ outcome: 'failed' });
  expect((await connection()).last_call).toMatchObject({ state: 'refused', code: 'key_refused' });
  // The target repository gets nothing new.
  expect((await admin()('listConnections')).ok().repositories_not_scanned).toBe(1);
  expect(await countNotifications()).toBe(1);
  [secret, total] = ['cx-secret', undefined];
  expect(await pull()).toMatchObject({ outcome: 'imported' });
  expect(await openFindings()).toBe(0);
});

it('pulls by itself a day after the last pull', async () => {
  calls = [];
  await enqueueDuePulls(server.deps);
  await server.runJobs();
  expect(calls).toEqual([]);
  const tomorrow = new Date(Date.now() + 86_400_001);
  await enqueueDuePulls({ ...server.deps, now: () => tomorrow });
  await server.runJobs();
  expect(calls).toContain('/api/scans/');
});

it('signs in at the region of the service', () => {
  expect(signInOrigin('https://eu.ast.checkmarx.net/x')).toBe('https://eu.iam.checkmarx.net');
  expect(signInOrigin('https://ast.checkmarx.net')).toBe('https://iam.checkmarx.net');
  expect(signInOrigin('https://cx.acme.example')).toBe('https://cx.acme.example');
});
