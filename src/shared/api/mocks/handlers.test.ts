import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContractDocument } from '#domain/contract-operations';
import type {
  Client,
  ClientToken,
  FindingDocument,
  FindingList,
  Problem,
  RepositoryList,
  RepositoryChart,
  SavedFilterList,
  SessionGrant,
  SessionUser,
  TotalFindingsChartDocument,
} from '../generated/model';
import { MockCalls } from './calls';
import { mockHandlers } from './handlers';
import { readScenario } from './scenario';

const contract = JSON.parse(
  readFileSync('openapi/generated/openapi.json', 'utf8'),
) as ContractDocument;

let handlers = mockHandlers(contract);
beforeEach(() => {
  handlers = mockHandlers(contract);
});

const ask = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const response = await getResponse(
    handlers,
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        authorization: 'Bearer mock',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  if (!response) throw new Error(`Nothing answers ${method} ${path}.`);
  return response;
};
const json = async <T>(...call: Parameters<typeof ask>): Promise<T> =>
  (await (await ask(...call)).json()) as T;

const clientOfToken = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Client;

describe('mock data', () => {
  it('is the same at every start', async () => {
    const first = await json<FindingList>('GET', '/v1/findings?page_size=100');
    handlers = mockHandlers(contract);
    expect(await json<FindingList>('GET', '/v1/findings?page_size=100')).toEqual(first);
    expect(first.data).toHaveLength(100);
  });

  it('filters, searches, sorts and pages as the address says', async () => {
    const critical = await json<FindingList>(
      'GET',
      '/v1/findings?severity=critical&sort_field=title&sort=asc',
    );
    expect(critical.data.length).toBeGreaterThan(0);
    expect(new Set(critical.data.map(({ attributes }) => attributes.severity))).toEqual(
      new Set(['critical']),
    );
    const page = await json<FindingList>('GET', '/v1/findings?page_size=10');
    const next = await json<FindingList>(
      'GET',
      `/v1/findings?page_size=10&cursor=${page.meta.next_cursor}`,
    );
    expect(next.data.map(({ id }) => id)).not.toContain(page.data.at(-1)?.id);
    expect(
      (await json<FindingList>('GET', '/v1/findings?q=lodash')).data.every(({ attributes }) =>
        attributes.title.includes('lodash'),
      ),
    ).toBe(true);
  });

  it('remembers what a page changes', async () => {
    const {
      data: [row],
    } = await json<FindingList>('GET', '/v1/findings');
    await ask('PUT', `/v1/findings/${row?.id}/toggle_false_positive`, { false_positive: true });
    expect(
      (await json<FindingDocument>('GET', `/v1/findings/${row?.id}`)).data.attributes
        .false_positive,
    ).toBe(true);

    await ask('POST', '/v1/findings-filter/save', {
      name: 'Mine',
      filters: [{ key: 'severity', value: 'high' }],
    });
    expect((await json<SavedFilterList>('GET', '/v1/findings-filter/selected')).active).toBe(
      'Mine',
    );
    await ask('DELETE', '/v1/findings-filter/delete/Mine');
    expect((await json<SavedFilterList>('GET', '/v1/findings-filter/selected')).active).toBeNull();

    await ask('POST', '/v1/create_repository_with_list', {
      source_control: 'manual',
      data: [{ nickname: 'new-one' }],
    });
    const { data: named } = await json<RepositoryList>('GET', '/v1/repositories?q=new-one');
    expect(named.map(({ attributes }) => attributes.nickname)).toEqual(['new-one']);
  });

  it('has a whole organisation in its token, and keeps its settings', async () => {
    const { organization_name: before, plugins } = clientOfToken(
      (await json<ClientToken>('GET', '/v1/client')).token,
    );
    expect([before, plugins.github.isConfigured]).toEqual(['Acme', true]);
    await ask(
      'PUT',
      '/v1/client',
      { organization_name: 'Ácme', company: { structure: { branch: ['Faro'] } } },
      { 'if-match': '"1"' },
    );
    const after = clientOfToken((await json<ClientToken>('GET', '/v1/client')).token);
    expect(after).toMatchObject({
      organization_name: 'Ácme',
      version: 2,
      company: { structure: { branch: ['Faro'], service: ['Payments'] } },
    });
  });

  it.each(['superadmin', 'developer', 'cyberoper', 'admin'])(
    'signs %s in with that role',
    async (role) => {
      const { access_token: token } = await json<SessionGrant>('POST', '/v1/login', {
        username: `the ${role}`,
        password: 'x',
      });
      const answer = await getResponse(
        handlers,
        new Request('http://localhost/v1/session', {
          headers: { authorization: `Bearer ${token}` },
        }),
      );
      expect(await answer?.json()).toMatchObject({ role });
    },
  );

  it('counts in charts what the list shows', async () => {
    const list = await json<FindingList>('GET', '/v1/findings?status=open,in_progress');
    const { data } = await json<TotalFindingsChartDocument>(
      'GET',
      '/v1/total_findings_chart?period=7d',
    );
    expect(data.open + data.in_progress).toBe(list.meta.total);
    expect(data.series).toHaveLength(7);
    const charted = await json<RepositoryChart>('GET', '/v1/findings_by_repo_chart?limit=100');
    const open = await json<FindingList>(
      'GET',
      '/v1/findings?status=open,in_progress&false_positive=false&is_duplicate=false',
    );
    expect(charted.data.reduce((sum, { total }) => sum + total, 0)).toBe(open.meta.total);
  });

  it('asks for a second factor when the name says so', async () => {
    expect(await json('POST', '/v1/login', { username: 'admin', password: 'x' })).toMatchObject({
      two_factor_required: false,
    });
    expect(await json('POST', '/v1/login', { username: 'admin-2fa', password: 'x' })).toMatchObject(
      { two_factor_required: true },
    );
    expect((await json<SessionUser>('GET', '/v1/session')).role).toBe('admin');
  });

  it.each([403, 404, 422, 500, 501])(
    'answers %i to its sentinel, wherever it is typed',
    async (status) => {
      const typed = await ask('GET', `/v1/findings?q=mock%3A${status}`);
      expect(typed.status).toBe(status);
      expect(((await typed.json()) as Problem).status).toBe(status);
      expect(
        (await ask('POST', '/v1/login', { username: `mock:${status}`, password: 'x' })).status,
      ).toBe(status);
    },
  );

  it('tells a group of findings from a finding, and has the calls of the application server', async () => {
    expect(await json('GET', '/v1/findings/groups?group=rule')).toHaveProperty('meta');
    expect(
      (await ask('GET', '/api/manage-clients', undefined, { authorization: 'superadmin' })).status,
    ).toBe(200);
  });
});

describe('mocks refuse', () => {
  const refusal = async (
    method: string,
    path: string,
    { token = 'Bearer mock', body }: { token?: string | null; body?: unknown } = {},
  ) => {
    const answer = await getResponse(
      handlers,
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          ...(token !== null && { authorization: token }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    return { status: answer?.status, allow: answer?.headers.get('allow'), answer };
  };

  it.each([
    ['an invitation without an address', 'POST', '/v1/team', { body: {} }, 400],
    ['a list without a token', 'GET', '/v1/findings', { token: null }, 401],
    ['a developer who reads the audit log', 'GET', '/v1/audit-log', { token: 'developer' }, 403],
    ['a change of the settings without If-Match', 'PUT', '/v1/client', { body: {} }, 428],
    ['a call that does not exist', 'GET', '/v1/nothing', {}, 404],
    ['an id that is none', 'GET', '/v1/policies/7', {}, 400],
  ] as const)('%s', async (_name, method, path, given, status) => {
    expect((await refusal(method, path, given)).status).toBe(status);
  });

  it('all wrong parameters at once, with the fields of each', async () => {
    const { answer } = await refusal('GET', '/v1/findings?page_size=9999&nope=1&severity=worst');
    const { detail } = (await answer?.json()) as { detail: { loc: string[]; type: string }[] };
    expect(detail.map(({ loc, type }) => [loc[1], type])).toEqual([
      ['nope', 'unknown_parameter'],
      ['severity', 'one_of'],
      ['page_size', 'maximum'],
    ]);
  });

  it('a method that an address does not take, naming those it takes', async () => {
    expect(await refusal('DELETE', '/v1/policies')).toMatchObject({
      status: 405,
      allow: 'GET, POST',
    });
  });

  it('a call that none of them answers, and never ask a real server', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    handlers = mockHandlers(); // without the contract, the mocks do not know which requests exist
    expect((await ask('GET', '/v1/nothing')).type).toBe('error');
    expect(logged).toHaveBeenCalledWith('No mock answers GET /v1/nothing.');
    logged.mockRestore();
  });
});

describe('a refusal', () => {
  const saying = (scenario = '') => {
    const said: string[] = [];
    const calls = new MockCalls((why) => said.push(why));
    const mocks = mockHandlers(contract, readScenario(scenario), { calls });
    const send = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      getResponse(mocks, new Request(`http://localhost/v1/${path}`, { method, headers }));
    return { said, send };
  };

  it('is explained: the parameter, the role, the missing session or the scenario', async () => {
    const { said, send } = saying('listTeam:503');
    const as = (role: string) => ({ authorization: `Bearer ${role}` });
    await send('findings?nope=1', as('admin'));
    await send('audit-log', as('developer'));
    await send('repositories');
    await send('team', as('admin'));
    await send('jobs', as('admin'));
    expect(said).toHaveLength(4);
    expect(said[0]).toMatch(/^GET \/v1\/findings\?nope=1: 400\. query .*nope: ./);
    expect(said[1]).toMatch(/^GET \/v1\/audit-log: 403\. Your role does not allow this/);
    expect(said[2]).toMatch(/^GET \/v1\/repositories: 401\. /);
    expect(said[3]).toBe('listTeam: 503, as the scenario asks.');
  });
});
