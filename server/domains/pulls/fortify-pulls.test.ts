// Tested with a fake that rejects what the API v3 of Fortify on Demand does not document.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ServiceAnswer,
  type ServiceRequest,
  startService,
} from '../../../tests/support/server/service-double.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository } from '../../../tests/support/server/upload.ts';
import { createOutgoingClient } from '../../platform/outgoing/outgoing.ts';

const paging = ['offset', 'limit', 'orderBy', 'orderByDirection', 'filters', 'fields'];
const known: readonly [RegExp, readonly string[]][] = [
  [/^\/api\/v3\/releases$/, [...paging, 'modifiedStartDate']],
  [/^\/api\/v3\/releases\/\d+$/, []],
  [/^\/api\/v3\/releases\/\d+\/scans$/, paging],
  [
    /^\/api\/v3\/releases\/\d+\/vulnerabilities$/,
    [...paging, 'includeFixed', 'includeSuppressed', 'keywordSearch', 'lastModifiedDate'],
  ],
];

const releases = Array.from({ length: 120 }, (_, n) => ({
  releaseId: 100 + n,
  releaseName: '1.0',
  applicationName: n === 110 ? 'Ledger' : `App ${n}`,
  microserviceName: null,
  suspended: false,
}));
const vulnerability = (n: number, more: object = {}) => ({
  id: n,
  vulnId: `5f0c2d9e-0000-4000-8000-${String(n).padStart(12, '0')}`,
  releaseId: 210,
  severityString: 'High',
  severity: 3,
  category: 'SQL Injection',
  kingdom: 'Input Validation and Representation',
  cwe: 'CWE-89',
  scantype: 'Static',
  primaryLocation: `Db${n}.java`,
  primaryLocationFull: `src/Db${n}.java`,
  lineNumber: n + 1,
  instanceId: `INSTANCE-${n}`,
  isSuppressed: false,
  closedStatus: false,
  auditorStatus: 'Pending Review',
  ...more,
});
type Row = ReturnType<typeof vulnerability>;

const secret = 'fod-secret';
let bearer = 'token-1';
let scans: object[] = [];
let rows: Row[] = [];
let busy = 0;
let isRepositoryUpdating: boolean | undefined;

const list = (items: readonly object[], { searchParams: given }: URL): ServiceAnswer => {
  const [offset, limit] = [Number(given.get('offset')), Number(given.get('limit'))];
  if (!(limit >= 1 && limit <= 50))
    return { status: 400, body: { errors: [{ errorCode: 1005, message: 'limit' }] } };
  const body = { items: items.slice(offset, offset + limit), totalCount: items.length };
  return { status: 200, body: { ...body, offset, limit, isRepositoryUpdating } };
};

const signIn = (body: string): ServiceAnswer => {
  const form = new URLSearchParams(body);
  if (!form.has('scope'))
    return {
      status: 401,
      body: { error: 'invalid_grant', error_description: 'Scope is required' },
    };
  return form.get('grant_type') === 'client_credentials' && form.get('client_secret') === secret
    ? { status: 200, body: { access_token: bearer, token_type: 'bearer', expires_in: 21_600 } }
    : { status: 401, body: { error: 'invalid_client' } };
};

const answer = ({ method, url, headers, body }: ServiceRequest): ServiceAnswer => {
  if (method === 'POST' && url.pathname === '/oauth/token') return signIn(body);
  const parameters = known.find(([path]) => path.test(url.pathname))?.[1];
  if (method !== 'GET' || !parameters) return { status: 404 };
  if (headers.authorization !== `Bearer ${bearer}`) return { status: 401 };
  const odd = [...url.searchParams.keys()].find((key) => !parameters.includes(key));
  if (odd !== undefined)
    return { status: 400, body: { errors: [{ errorCode: 1005, message: `unknown ${odd}` }] } };
  if (busy > 0) {
    busy -= 1;
    return { status: 429, headers: { 'x-rate-limit-reset': '-3' } };
  }
  const [, , , , id, part] = url.pathname.split('/');
  if (id === undefined) return list(releases, url);
  const release = releases.find(({ releaseId }) => releaseId === Number(id));
  if (!release)
    return { status: 404, body: { errors: [{ errorCode: -1, message: 'Release not found' }] } };
  if (part === 'scans') return list(scans, url);
  if (part === 'vulnerabilities')
    return list(
      rows.filter(
        ({ isSuppressed }) => !isSuppressed || url.searchParams.get('includeSuppressed') === 'true',
      ),
      url,
    );
  return { status: 200, body: release };
};

let server: TestServer;
let service: Awaited<ReturnType<typeof startService>>;
let repository: string;

beforeAll(async () => {
  service = await startService(answer);
  const outgoing = createOutgoingClient({ allowed: ['127.0.0.1'], onlyAllowed: true });
  server = await startTestServer({ deps: { outgoing } });
  repository = await addRepository(server.as('admin'));
});
afterAll(async () => {
  await server.close();
  service.close();
});

const path = { source: 'fortify' } as const;
const admin = () => server.as('admin');
const connect = (values: Record<string, string> = {}) =>
  admin()('saveToolConnector', {
    body: {
      key: 'fortify',
      values: {
        client_id: 'parapet',
        client_secret: secret,
        release_id: '210',
        base_url: service.origin,
        ...values,
      },
    },
  });
const test = async () => (await admin()('testPullSource', { path })).ok();
const pull = async () => {
  (await admin()('pullFindings', { path })).ok();
  await server.runJobs();
  return (await admin()('getPullSource', { path })).ok().data.mappings[0];
};
const findings = async (query: object = { status: ['open'], false_positive: false }) =>
  (await admin()('listFindings', { query })).ok();

it('works when the service knows the key and the release', async () => {
  await connect({ client_secret: 'wrong' });
  expect(await test()).toMatchObject({ state: 'refused', code: 'key_refused' });
  await connect({ release_id: '9' });
  expect((await test()).state).toBe('refused');
  await connect({ release_id: '../../oauth' });
  expect((await test()).state).toBe('refused');
  expect((await connect()).ok().isConfigured).toBe(true);
  expect(await test()).toMatchObject({ state: 'works', code: 'answers' });
});

it('keeps the secret from another address', async () => {
  const moved = await admin()('saveToolConnector', {
    body: { key: 'fortify', values: { base_url: 'https://elsewhere.example' } },
  });
  expect(moved.problem()).toMatchObject({
    status: 422,
    detail: [{ loc: ['body', 'values', 'client_secret'], type: 'needed_for_new_address' }],
  });
});

it('offers releases by the names of their applications', async () => {
  const first = (await admin()('listPullProjects', { path })).ok();
  expect([first.data.length, first.total]).toEqual([100, 120]);
  expect((await admin()('listPullProjects', { path, query: { q: 'ledg' } })).ok()).toEqual({
    data: [{ id: '210', name: 'Ledger 1.0' }],
    total: 1,
  });
});

it('pulls every page of a release, and nothing before a newer scan', async () => {
  const one = { project_id: '210', project_name: 'Ledger 1.0', repository_id: repository };
  (await admin()('updatePullSource', { path, body: { daily: false, mappings: [one] } })).ok();
  expect(await pull()).toMatchObject({ outcome: 'no_scan' });
  scans = [
    { scanId: 7, analysisStatusType: 'In_Progress', completedDateTime: null },
    { scanId: 6, analysisStatusType: 'Completed', completedDateTime: '2026-01-01T10:00:00.12' },
  ];
  rows = Array.from({ length: 120 }, (_, n) => vulnerability(n));
  rows[3] = vulnerability(3, { isSuppressed: true, auditorStatus: 'Not an Issue' });
  // It requests two pauses before it responds.
  busy = 2;
  expect(await pull()).toMatchObject({ outcome: 'imported', problem: null });
  expect((await findings()).meta.total).toBe(119);
  const [found] = (await findings({ file: ['src/Db7.java'] })).data;
  expect(found?.attributes).toMatchObject({ severity: 'high', cwe: [89] });
  service.takeCalls();
  expect(await pull()).toMatchObject({ outcome: 'up_to_date' });
  expect(service.takeCalls()).not.toContain('GET /api/v3/releases/210/vulnerabilities');
});

it('leaves the findings as they are while results are prepared', async () => {
  scans.unshift({
    scanId: 7,
    analysisStatusType: 'Completed',
    completedDateTime: '2026-01-02T00:00:00',
  });
  isRepositoryUpdating = true;
  rows = [];
  expect(await pull()).toMatchObject({
    outcome: 'failed',
    problem: expect.stringContaining('still preparing') as string,
  });
  expect((await findings()).meta.total).toBe(119);
  isRepositoryUpdating = undefined;
  // The sign-in has expired in the meantime.
  bearer = 'token-2';
  expect(await pull()).toMatchObject({ outcome: 'imported' });
  expect((await findings()).meta.total).toBe(0);
});
