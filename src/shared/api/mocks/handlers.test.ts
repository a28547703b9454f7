import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
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
import { mockHandlers } from './handlers';

let handlers = mockHandlers();
beforeEach(() => {
  handlers = mockHandlers();
});

const ask = async (method: string, path: string, body?: unknown): Promise<Response> => {
  const response = await getResponse(
    handlers,
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        authorization: 'Bearer mock',
        ...(body !== undefined && { 'content-type': 'application/json' }),
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
    handlers = mockHandlers();
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
    expect(
      (await json<RepositoryList>('GET', '/v1/repositories')).data[0]?.attributes.nickname,
    ).toBe('new-one');
  });

  it('has a whole organisation in its token, and keeps its settings', async () => {
    const { organization_name: before, plugins } = clientOfToken(
      (await json<ClientToken>('GET', '/v1/client')).token,
    );
    expect([before, plugins.github.isConfigured]).toEqual(['Acme', true]);
    await ask('PUT', '/v1/client', {
      organization_name: 'Ácme',
      company: { structure: { branch: ['Faro'] } },
    });
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
    const charted = await json<RepositoryChart>('GET', '/v1/findings_by_repo_chart');
    expect(charted.data.reduce((sum, { total }) => sum + total, 0)).toBe(list.meta.total);
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
    expect((await ask('GET', '/api/manage-clients')).status).toBe(200);
  });
});
