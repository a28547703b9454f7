// The numbers in the mock data are consistent with each other, by the server's counting rules.
import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ContractDocument } from '#domain/contract-operations';
import { can } from '#domain/roles';
import { slaStateOf } from '#domain/sla';
import type {
  ApproverList,
  ChangesChart,
  ClientSummaryList,
  ClientTotalsDocument,
  FiguresChartDocument,
  FilterOptionsDocument,
  FindingRow,
  FindingGroupList,
  FindingList,
  GateResult,
  RepositoryList,
  SeverityCounts,
  TeamList,
  TotalFindingsChartDocument,
} from '../generated/model';
import { mockHandlers } from './handlers';
import { readScenario } from './scenario';
import { makeState } from './state';

const contract = JSON.parse(
  readFileSync('openapi/generated/openapi.json', 'utf8'),
) as ContractDocument;
// No test changes data, so the file shares one state.
const handlers = mockHandlers(contract);

const read = async <T>(path: string, role = 'admin'): Promise<T> => {
  const headers = { authorization: `Bearer ${role}` };
  const answer = await getResponse(handlers, new Request(`http://localhost${path}`, { headers }));
  if (!answer) throw new Error(`Nothing answers ${path}.`);
  return (await answer.json()) as T;
};

const total = async (search: string): Promise<number> =>
  (await read<FindingList>(`/v1/findings?page_size=1&${search}`)).meta.total;

const allFindings = async (): Promise<FindingRow[]> => {
  const rows: FindingRow[] = [];
  for (let page = 1; page <= 20; page += 1)
    rows.push(...(await read<FindingList>(`/v1/findings?page_size=100&page=${page}`)).data);
  return rows;
};

const sum = ({ critical, high, medium, low, info }: SeverityCounts) =>
  critical + high + medium + low + info;

const open = 'status=open,in_progress&false_positive=false&is_duplicate=false';

describe('mock data', () => {
  it('has 2,000 findings in 25 repositories, of 60 people', async () => {
    expect(await total('')).toBe(2000);
    expect((await read<RepositoryList>('/v1/repositories')).meta.total).toBe(25);
    expect((await read<TeamList>('/v1/team')).meta.total).toBe(60);
  });

  it('asks those of the team to approve who may, and not the user', async () => {
    const { data: team } = await read<TeamList>('/v1/team?page_size=100');
    const session = await read<{ id: string }>('/v1/session');
    const { data: approvers } = await read<ApproverList>('/v1/users-approver');
    expect(approvers.length).toBeGreaterThan(3);
    expect(approvers.map(({ id }) => id)).toEqual(
      team
        .filter(
          ({ id, role, state }) =>
            can({ role }, 'findings:accept-risk') && state === 'active' && id !== session.id,
        )
        .map(({ id }) => id),
    );
  });

  it('finds the repositories that match, in the order that was asked', async () => {
    const names = async (search: string) =>
      (await read<RepositoryList>(`/v1/repositories?${search}`)).data.map(
        ({ attributes: { nickname } }) => nickname,
      );
    const all = await names('page_size=100');
    expect(all).toEqual(all.toSorted());
    expect(await names('sort=desc&page_size=100')).toEqual(all.toReversed());
    expect(await names('source_control=gitlab')).toEqual([]);
    const { data } = await read<RepositoryList>('/v1/repositories?sort_field=open_findings');
    const counts = data.map(({ attributes: { open_findings: counted } }) => sum(counted));
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });

  it('counts as new of each team and repository what the list has', async () => {
    for (const by of ['team', 'repository']) {
      const { data } = await read<ChangesChart>(`/v1/changes_chart?by=${by}&period=30d`);
      expect(data.length).toBeGreaterThan(2);
      for (const { name, found } of data)
        expect(await total(`${by}=${name}&new_since=30d`), name).toBe(found);
    }
    const { data } = await read<FiguresChartDocument>('/v1/figures_chart?period=30d');
    const { data: repositories } = await read<ChangesChart>('/v1/changes_chart?by=repository');
    expect(repositories.reduce((net, { found, closed }) => net + found - closed, 0)).toBe(
      data.open,
    );
  });

  it('answers the gate by the rules, with what the list has as new', async () => {
    const { data: repositories } = await read<RepositoryList>('/v1/repositories');
    const repository = repositories[0];
    if (!repository) throw new Error('There is no repository.');
    const { id, attributes } = repository;
    const changes = ['new', 'gone'].map((change) => `${change}:branches:${id}:main..feature/x`);
    const list = async (change: string, filters = '') =>
      read<FindingList>(
        `/v1/findings?page_size=100&repository=${attributes.nickname}&change=${change}${filters}`,
      );
    const together = await list(changes.join(','));
    expect(new Set(together.data.map((row) => row.attributes.change))).toEqual(
      new Set(['new', 'gone']),
    );
    const critical = `&severity=critical&${open}`;
    const headers = { authorization: 'Bearer admin', 'content-type': 'application/json' };
    const body = JSON.stringify({ repository: id, branch: 'feature/x', new_only: true });
    const gate = new Request('http://localhost/v1/gate', { method: 'POST', headers, body });
    const answer = (await (await getResponse(handlers, gate))?.json()) as GateResult;
    const { total: blockers } = (await list(changes[0] ?? '', critical)).meta;
    expect(blockers).toBeGreaterThan(0);
    expect(answer).toMatchObject({ passed: false, outcome: 'blocked', total: blockers });
    expect(new Set(answer.blockers.map(({ reason }) => reason))).toEqual(
      new Set(['Criticals within a week']),
    );
  });

  it('has twelve organisations, whose figures add up', async () => {
    const { data, meta } = await read<ClientSummaryList>('/api/manage-clients', 'superadmin');
    expect([meta.total, new Set(data.map(({ _id: id }) => id)).size]).toEqual([12, 12]);
    const totals = await read<ClientTotalsDocument>('/api/manage-clients/totals', 'superadmin');
    expect(totals.data).toMatchObject({
      clients: 12,
      open_findings: data.reduce((count, client) => count + sum(client.open_findings), 0),
      setting_up: data.filter(({ health }) => health === 'setting_up').length,
    });
    const own = data.find(({ organization_name: name }) => name === 'Acme');
    expect(own && sum(own.open_findings)).toBe(await total(open));
  });

  it('counts at each repository what its list has', async () => {
    const { data } = await read<RepositoryList>('/v1/repositories');
    for (const { attributes } of data)
      expect([attributes.nickname, sum(attributes.open_findings)]).toEqual([
        attributes.nickname,
        await total(`${open}&repository=${attributes.nickname}`),
      ]);
  });

  it.each(['severity', 'tool', 'language', 'sla', 'component', 'developer'])(
    'offers values of %s with the number of rows that they leave',
    async (key) => {
      const { data } = await read<FilterOptionsDocument>(
        `/v1/filter/findings?filter_key=${key}&${open}`,
      );
      expect(data.options.length).toBeGreaterThan(1);
      for (const { value, count } of data.options.slice(0, 5))
        expect([value, await total(`${open}&${key}=${encodeURIComponent(value)}`)]).toEqual([
          value,
          count,
        ]);
    },
  );

  it.each(['repository', 'rule', 'cve', 'component', 'file'])(
    'groups by %s what the list has',
    async (group) => {
      const { data } = await read<FindingGroupList>(`/v1/findings/groups?group=${group}&${open}`);
      expect(data.length).toBeGreaterThan(3);
      for (const { key, total: rows, severity } of data.slice(0, 4)) {
        expect(sum(severity)).toBe(rows);
        expect([key, await total(`${open}&${group}=${encodeURIComponent(key)}`)]).toEqual([
          key,
          rows,
        ]);
      }
    },
  );

  it('ends its course of open findings with those that are open now', async () => {
    const { data } = await read<TotalFindingsChartDocument>('/v1/total_findings_chart?period=30d');
    const last = data.series.at(-1);
    expect(last?.date).toBe(new Date().toISOString().slice(0, 10));
    expect(last && sum(last)).toBe(await total(open));
  });

  it('has dates of the last months, and due dates as the rules say', async () => {
    const now = new Date();
    const findings = await allFindings();
    const halfYear = now.getTime() - 183 * 86_400_000;
    expect(
      findings.filter(({ attributes: { first_seen_at: first, last_seen_at: last } }) => {
        const [seen, again] = [Date.parse(first), Date.parse(last)];
        return seen < halfYear || again < seen || again > now.getTime();
      }),
    ).toEqual([]);
    expect(
      findings.filter(({ attributes }) => slaStateOf(attributes, now) !== attributes.sla),
    ).toEqual([]);
  });

  it('gives the findings of one vulnerability one severity, score and component', async () => {
    const byCve = new Map<string, Set<string>>();
    for (const { attributes: a } of await allFindings())
      for (const cve of a.cve)
        byCve.set(
          cve,
          (byCve.get(cve) ?? new Set()).add(
            [a.severity, a.cvssv3_score, a.component?.name, a.kev].join(' '),
          ),
        );
    expect([...byCve].filter(([, facts]) => facts.size > 1)).toEqual([]);
  });
});

// With 100,000 findings, scanning all of them for each day of a year takes a minute.
it.each(['total_findings_chart', 'findings_chart'])(
  'reads the findings for a year of %s as often as for a week',
  async (chart) => {
    const state = makeState(readScenario('first'));
    let reads = 0;
    state.findings = state.findings.map(
      (finding) =>
        new Proxy(finding, {
          get: (row, name) => {
            reads += 1;
            return Reflect.get(row, name) as unknown;
          },
        }),
    );
    const counting = mockHandlers(contract, readScenario('first'), { state });
    const readsOf = async (period: string) => {
      reads = 0;
      const headers = { authorization: 'Bearer admin' };
      const address = `http://localhost/v1/${chart}?period=${period}`;
      await getResponse(counting, new Request(address, { headers }));
      return reads;
    };
    expect(await readsOf('7d')).toBeGreaterThan(0);
    expect(await readsOf('365d')).toBe(await readsOf('7d'));
  },
);
