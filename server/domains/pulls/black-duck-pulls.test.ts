// Tested with a fake that rejects what Black Duck does not document: media types, sign-in, paging.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ServiceAnswer,
  type ServiceRequest,
  startService,
} from '../../../tests/support/server/service-double.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository } from '../../../tests/support/server/upload.ts';
import { createOutgoingClient } from '../../platform/outgoing/outgoing.ts';

const apiToken = 'bd-token';
/** The latest media type of SBOMs that the server supports. */
let newest = 8;
let rows: object[] = [];
let profile: object = { bomLastUpdatedAt: null, categories: {} };
let failsAt: number | undefined;
let origin = '';

const vulnerable = (n: number) => ({
  componentName: 'lodash',
  componentVersionName: `4.17.${n}`,
  externalNamespace: 'npmjs',
  externalId: `lodash/4.17.${n}`,
  packageUrl: `pkg:npm/lodash@4.17.${n}`,
  ignored: false,
  vulnerability: {
    vulnerabilityId: 'CVE-2020-8203',
    severity: 'HIGH',
    overallScore: 7.4,
    cweId: 'CWE-1321',
    remediationStatus: 'NEW',
  },
});
/** The same row in media type 6. */
const older = ({
  vulnerability,
  externalId,
  externalNamespace,
  ...row
}: ReturnType<typeof vulnerable>) => ({
  ...row,
  componentVersionOriginName: externalNamespace,
  componentVersionOriginId: externalId,
  vulnerabilityWithRemediation: {
    ...vulnerability,
    vulnerabilityName: vulnerability.vulnerabilityId,
    vulnerabilityId: undefined,
  },
});

const list = (items: readonly object[], { searchParams: given }: URL): ServiceAnswer => {
  const [offset, limit] = [Number(given.get('offset') ?? 0), Number(given.get('limit') ?? 10)];
  if (offset === failsAt)
    return { status: 500, body: { errorMessage: 'It broke', errorCode: '{core.rest.broken}' } };
  return {
    status: 200,
    body: {
      totalCount: items.length,
      items: items.slice(offset, offset + limit),
      appliedFilters: [],
      _meta: { allow: ['GET'], href: `${origin}/api`, links: [] },
    },
  };
};

const project = (name: string, id: string) => ({
  name,
  _meta: { allow: ['GET'], href: `${origin}/api/projects/${id}`, links: [] },
});
const version = (versionName: string, id: string) => ({
  versionName,
  phase: 'RELEASED',
  _meta: { allow: ['GET'], href: `${origin}/api/projects/p-1/versions/${id}`, links: [] },
});

const media = (type: string) => `application/vnd.blackducksoftware.${type}+json`;

const answer = ({ method, url, headers }: ServiceRequest): ServiceAnswer => {
  const { pathname, searchParams } = url;
  if (method === 'POST' && pathname === '/api/tokens/authenticate')
    return headers.authorization === `token ${apiToken}`
      ? {
          status: 200,
          headers: { 'x-csrf-token': 'csrf' },
          body: { bearerToken: 'bearer', expiresInMilliseconds: 7_199_999 },
        }
      : { status: 401, body: { errorMessage: 'Invalid token', errorCode: '{core.rest.api}' } };
  if (headers.authorization !== 'Bearer bearer' || headers['x-csrf-token'] !== 'csrf')
    return { status: 401, body: { errorMessage: 'Not signed in' } };
  if (method !== 'GET') return { status: 405 };
  const takes = (...types: string[]) => types.map(media).includes(headers.accept ?? '');
  if (pathname === '/api/projects') {
    if (!takes('project-detail-4')) return { status: 406 };
    const part = (searchParams.get('q') ?? '').replace(/^name:/, '');
    const known = [project('ledger', 'p-1'), project('shop', 'p-2')];
    return list(
      known.filter(({ name }) => name.includes(part)),
      url,
    );
  }
  if (pathname === '/api/projects/p-1/versions')
    return takes('project-detail-5')
      ? list([version('1.0', 'v-1'), version('2.0', 'v-2')], url)
      : { status: 406 };
  if (pathname === '/api/projects/p-2/versions') return list([], url);
  if (!pathname.startsWith('/api/projects/p-1/versions/v-2/'))
    return { status: 404, body: { errorMessage: 'Not here', errorCode: '{core.rest.404}' } };
  if (pathname.endsWith('/risk-profile')) return { status: 200, body: profile };
  if (pathname.endsWith('/vulnerable-bom-components'))
    return takes(`bill-of-materials-${newest}`) ? list(rows, url) : { status: 406 };
  return { status: 404 };
};

let server: TestServer;
let service: Awaited<ReturnType<typeof startService>>;
let repository: string;

beforeAll(async () => {
  service = await startService(answer);
  origin = service.origin;
  const outgoing = createOutgoingClient({ allowed: ['127.0.0.1'], onlyAllowed: true });
  server = await startTestServer({ deps: { outgoing } });
  repository = await addRepository(server.as('admin'));
});
afterAll(async () => {
  await server.close();
  service.close();
});

const path = { source: 'black_duck' } as const;
const admin = () => server.as('admin');
const connect = (api_token: string, black_duck_url = origin) =>
  admin()('saveToolConnector', {
    body: { key: 'black_duck', values: { api_token, black_duck_url } },
  });
const test = async () => (await admin()('testPullSource', { path })).ok();
const choose = (project_id: string) =>
  admin()('updatePullSource', {
    path,
    body: {
      daily: false,
      mappings: [{ project_id, project_name: 'ledger 2.0', repository_id: repository }],
    },
  });
const pull = async () => {
  (await admin()('pullFindings', { path })).ok();
  await server.runJobs();
  return (await admin()('getPullSource', { path })).ok().data.mappings[0];
};
const findings = async () => (await admin()('listFindings', { query: { status: ['open'] } })).ok();

it('works when the service takes the token', async () => {
  await connect('wrong');
  expect(await test()).toMatchObject({ state: 'refused', code: 'key_refused' });
  await connect(apiToken, 'http://127.0.0.2');
  expect(await test()).toMatchObject({ state: 'no_answer', code: 'forbidden_address' });
  await connect(apiToken);
  expect(await test()).toMatchObject({ state: 'works', code: 'answers' });
});

it('offers the versions of its projects', async () => {
  const query = { q: 'led' };
  expect((await admin()('listPullProjects', { path, query })).ok()).toEqual({
    data: [
      { id: 'p-1/v-1', name: 'ledger 1.0' },
      { id: 'p-1/v-2', name: 'ledger 2.0' },
    ],
    total: 2,
  });
});

it('asks for versions alone, whatever was chosen', async () => {
  await choose('../../tokens');
  service.takeCalls();
  expect(await pull()).toMatchObject({ outcome: 'failed' });
  expect(service.takeCalls()).toEqual([]);
});

it('pulls every page of a bill of materials when it has changed', async () => {
  await choose('p-1/v-2');
  expect(await pull()).toMatchObject({ outcome: 'no_scan' });
  profile = { bomLastUpdatedAt: '2026-01-01T00:00:00.000Z', categories: { HIGH: 250 } };
  rows = Array.from({ length: 250 }, (_, n) => vulnerable(n));
  expect(await pull()).toMatchObject({ outcome: 'imported', problem: null });
  const { data, meta } = await findings();
  expect(meta.total).toBe(250);
  expect(data[0]?.attributes).toMatchObject({ severity: 'high', cve: ['CVE-2020-8203'] });
  service.takeCalls();
  expect(await pull()).toMatchObject({ outcome: 'up_to_date' });
  expect(service.takeCalls().filter((call) => call.includes('vulnerable'))).toEqual([]);
});

it('notices new advisories of the same bill of materials', async () => {
  profile = { bomLastUpdatedAt: '2026-01-01T00:00:00.000Z', categories: { HIGH: 1 } };
  // An older server returns the same findings in the older format.
  newest = 6;
  rows = [older(vulnerable(0))];
  expect(await pull()).toMatchObject({ outcome: 'imported' });
  expect((await findings()).meta.total).toBe(1);
});

it('leaves the findings as they are when a page fails', async () => {
  profile = { bomLastUpdatedAt: '2026-01-03T00:00:00.000Z', categories: {} };
  rows = Array.from({ length: 150 }, (_, n) => older(vulnerable(n)));
  failsAt = 100;
  expect(await pull()).toMatchObject({
    outcome: 'failed',
    problem: expect.stringContaining('Black Duck') as string,
  });
  expect((await findings()).meta.total).toBe(1);
  failsAt = undefined;
  rows = [];
  expect(await pull()).toMatchObject({ outcome: 'imported' });
  expect((await findings()).meta.total).toBe(0);
});
