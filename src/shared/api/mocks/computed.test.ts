// Responses that the mocks compute from their rows, by the server's rules.
import { readFileSync } from 'node:fs';
import { getResponse, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ContractDocument } from '#domain/contract-operations';
import { sumSeverities } from '#domain/severity-counts';
import type {
  AuditList,
  BillList,
  BulkResult,
  ClientSummaryList,
  ClientTotalsDocument,
  ComponentDiff,
  ComponentList,
  DependencyGraph,
  DeveloperList,
  DeveloperSuggestionsDocument,
  FilterOptionsDocument,
  FindingList,
  PlanUsage,
  PriorityExplanationDocument,
  PrioritySettingsDocument,
  PrioritySimulationDocument,
  RepositoryList,
  SbomFindingDocument,
  SbomFindingList,
  ScanList,
} from '../generated/model';
import { people } from './data/people';
import { mockHandlers } from './handlers';
import { typical } from './scenario';
import { makeState } from './state';

const contract = JSON.parse(
  readFileSync('openapi/generated/openapi.json', 'utf8'),
) as ContractDocument;

const createCaller =
  (handlers: RequestHandler[]) =>
  async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const headers = { authorization: 'Bearer admin', 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await getResponse(
      handlers,
      new Request(`http://localhost${path}`, { method, headers, ...sent }),
    );
    if (!response) throw new Error(`Nothing answers ${method} ${path}.`);
    return (await response.json()) as Answer;
  };

describe('lists that follow from the findings of mocks', () => {
  const ask = createCaller(mockHandlers(contract));

  it('know who asks for the own findings and those of the own teams', async () => {
    const state = makeState(typical);
    const [me] = people;
    const [own] = state.findings;
    const [team] = state.teams.all;
    if (!me || !own || !team) throw new Error('The mocks have no findings or teams.');
    own.attributes.assignee = me;
    const personal = createCaller(mockHandlers(contract, typical, { state }));
    const find = (query: string) =>
      personal<FindingList>('GET', `/v1/findings?page_size=100&${query}`);
    const mine = await find('developer=me');
    expect(mine.meta.total).toBeGreaterThan(0);
    expect(new Set(mine.data.map(({ attributes }) => attributes.assignee?.id))).toEqual(
      new Set([me.id]),
    );
    expect((await find('team=me')).meta.total).toBe(0);
    team.members.push(me);
    const ofTeam = (await find('team=me')).meta.total;
    expect(ofTeam).toBeGreaterThan(0);
    expect((await find(`team=${team.name}`)).meta.total).toBe(ofTeam);
    expect((await find('not=team:me')).meta.total).toBe((await find('')).meta.total - ofTeam);
  });

  it('name the components that findings are about, with what is open in each', async () => {
    const { data, meta } = await ask<ComponentList>('GET', '/v1/components?page_size=100');
    expect(meta.total).toBeGreaterThan(20);
    const counts = data.map(({ attributes: { vulnerabilities: v } }) => v.critical);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const name = data[0]?.attributes.name ?? '';
    const { data: named } = await ask<ComponentList>('GET', `/v1/components?q=${name}`);
    expect(new Set(named.map(({ attributes }) => attributes.name))).toEqual(new Set([name]));
    const low = await ask<ComponentList>('GET', '/v1/components?severity=low&page_size=100');
    expect(low.meta.total).toBeLessThan(meta.total);
    expect(low.data.every(({ attributes: { vulnerabilities: v } }) => v.low > 0)).toBe(true);
  });

  it('have each finding of a component under its own id', async () => {
    const { data } = await ask<SbomFindingList>('GET', '/v1/sbom-findings?severity=critical');
    expect(data.length).toBeGreaterThan(1);
    const last = data.at(-1);
    const one = await ask<SbomFindingDocument>('GET', `/v1/sbom-findings/${last?.id ?? ''}`);
    expect(one.data).toEqual(last);
  });

  it('suggest those who wrote the lines, and no one for a component', async () => {
    const suggest = (filter: object) =>
      ask<DeveloperSuggestionsDocument>('POST', '/v1/bulk_actions/developers', {
        selection: { filter, as_of: '2026-01-12T00:00:00Z', expected_total: 1 },
      });
    const { data: code } = await suggest({ category: 'sast' });
    expect(code.people.length).toBeGreaterThan(5);
    const sum = code.people.reduce((total, { findings }) => total + findings, 0);
    expect(sum).toBeLessThanOrEqual(code.total);
    expect((await suggest({ category: 'sca' })).data.people).toEqual([]);
  });

  it('find entries of the audit log by their words, kind and day', async () => {
    const all = await ask<AuditList>('GET', '/v1/audit-log?page_size=5');
    expect(all.meta.total).toBe(120);
    const invited = await ask<AuditList>('GET', '/v1/audit-log?action=team.invite');
    expect(new Set(invited.data.map(({ action }) => action))).toEqual(new Set(['team.invite']));
    const day = all.data[4]?.at.slice(0, 10) ?? '';
    const { data } = await ask<AuditList>('GET', `/v1/audit-log?date_range=${day}..${day}`);
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ at }) => at.startsWith(day))).toBe(true);
  });

  it('count what an organisation uses of its plan', async () => {
    const { used } = await ask<PlanUsage>('GET', '/v1/client/usage');
    const { meta } = await ask<RepositoryList>('GET', '/v1/repositories');
    expect(used).toMatchObject({ repositories: meta.total, members: 60 });
  });

  it('put developers of a repository first, and find them by name', async () => {
    const { data } = await ask<DeveloperList>('GET', '/v1/users-developer?q=developer-2');
    expect(data.length).toBeGreaterThan(1);
    expect(data.every(({ username }) => username.startsWith('developer-2'))).toBe(true);
  });
});

describe('priorities of mocks', () => {
  const ask = createCaller(mockHandlers(contract));
  const listed = () => ask<FindingList>('GET', '/v1/findings?page_size=100&status=open');
  const explain = (id: string) =>
    ask<PriorityExplanationDocument>('GET', `/v1/findings/${id}/priority`);

  it('are explained by addends that make the sum of the row', async () => {
    const { data } = await listed();
    const some = data.filter((_, index) => index % 20 === 0);
    const explained = await Promise.all(some.map(({ id }) => explain(id)));
    expect(explained.map(({ data: { score } }) => score)).toEqual(
      some.map(({ attributes: { priority } }) => priority),
    );
    for (const { data: why } of explained) {
      const parts = [...why.factors.map(({ contribution }) => contribution)];
      const sum = [...parts, ...why.adjustments.map(({ points }) => points)].reduce(
        (total, points) => total + points,
        0,
      );
      expect(Math.round(sum)).toBe(why.score);
    }
    // Two different findings must not have the same factors.
    expect(
      new Set(explained.map(({ data: why }) => JSON.stringify(why.factors))).size,
    ).toBeGreaterThan(1);
  });

  it('follow the settings: first in the simulation, then in the list', async () => {
    const { data: settings } = await ask<PrioritySettingsDocument>('GET', '/v1/prioritization');
    const changed = {
      ...settings,
      toggle: true,
      exploitabilityFactors: { activeExploits: false, easeExploitation: false, epss: false },
    };
    const { data: simulated } = await ask<PrioritySimulationDocument>(
      'POST',
      '/v1/prioritization/simulate',
      changed,
    );
    const [mover] = simulated.movers;
    if (!mover) throw new Error('Nothing moved.');
    expect(simulated.decisions.reduce((sum, { findings }) => sum + findings, 0)).toBe(
      simulated.findings,
    );
    expect(simulated.ranking.cves).toBeGreaterThan(simulated.ranking.exploited);
    expect((await explain(mover.finding_id)).data.score).toBe(mover.from);
    await ask('PUT', '/v1/prioritization', changed);
    expect((await explain(mover.finding_id)).data.score).toBe(mover.to);
  });
});

describe('filters of mocks', () => {
  const ask = createCaller(mockHandlers(contract));
  const total = async (search: string) =>
    (await ask<FindingList>('GET', `/v1/findings?page_size=1&${search}`)).meta.total;

  it('by team keep what its repositories have, as its option counts', async () => {
    const { data } = await ask<FilterOptionsDocument>('GET', '/v1/filter/findings?filter_key=team');
    const all = await total('');
    expect(data.options.map(({ value }) => value).toSorted()).toEqual([
      'Payments',
      'Platform',
      'Web',
    ]);
    for (const { value, count } of data.options) {
      expect(count).toBeLessThan(all);
      expect(await total(`team=${value}`)).toBe(count);
    }
  });

  it('of a bulk action mean what they mean in the list, also by what was seen', async () => {
    const fresh = 'new_since=last_visit';
    const { data } = await ask<FindingList>('GET', `/v1/findings?page_size=3&${fresh}`);
    const seen = data.map(({ id }) => id);
    const before = await total(fresh);
    await ask('POST', '/v1/findings/visit/seen', { seen: true, finding_ids: seen });
    expect(await total(fresh)).toBe(before - seen.length);
    const { data: changed } = await ask<BulkResult>('POST', '/v1/bulk_actions/triage', {
      selection: {
        filter: { new_since: 'last_visit' },
        as_of: new Date().toISOString(),
        expected_total: before - seen.length,
      },
      change: { add_tags: ['sprint'] },
    });
    expect(changed).toHaveLength(before - seen.length);
    expect(changed.filter(({ finding_id: id }) => seen.includes(id))).toEqual([]);
  });
});

describe('the organisations of mocks', () => {
  const ask = createCaller(mockHandlers(contract, { ...typical, role: 'superadmin' }));

  it('have rows of their own, which their figures count', async () => {
    const { data: clients } = await ask<ClientSummaryList>(
      'GET',
      '/api/manage-clients?page_size=50',
    );
    expect(clients).toHaveLength(12);
    const seen = new Set<string>();
    for (const { _id: id, open_findings: open, repositories } of clients) {
      const path = `/v1/manage-clients/findings/${id}?page_size=20`;
      const { data, meta } = await ask<FindingList>(
        'GET',
        `${path}&status=open,in_progress&false_positive=false&is_duplicate=false`,
      );
      expect(meta.total).toBe(sumSeverities(open));
      const held = await ask<RepositoryList>('GET', `/v1/manage-clients/repositories/${id}`);
      expect(held.meta.total).toBe(repositories);
      const names = held.data.map(({ attributes: { nickname } }) => nickname);
      for (const { id: finding, attributes } of data) {
        expect(names).toContain(attributes.repository.nickname);
        expect(seen.has(finding)).toBe(false);
        seen.add(finding);
      }
    }
    expect(seen.size).toBeGreaterThan(100);
    const { data: totals } = await ask<ClientTotalsDocument>('GET', '/api/manage-clients/totals');
    const overdue = await ask<FindingList>(
      'GET',
      '/v1/manage-clients/findings?page_size=1&severity=critical&sla=overdue',
    );
    expect(totals.critical_overdue).toBe(overdue.meta.total);
  });
});

describe('the SBOMs of mocks', () => {
  const ask = createCaller(mockHandlers(contract));
  const sbomsOf = async (repository: string) =>
    (await ask<BillList>('GET', `/v1/repositories/${repository}/sboms`)).data;

  it('have a graph of their own components, whose severities are those of the findings', async () => {
    const { data: repositories } = await ask<RepositoryList>('GET', '/v1/repositories');
    const drawn = new Set<string>();
    for (const { id, attributes } of repositories.slice(0, 3)) {
      const graph = await ask<DependencyGraph>('GET', `/v1/repositories/${id}/dependencies`);
      const { data: listed } = await ask<ComponentList>(
        'GET',
        `/v1/components?repository=${attributes.nickname}&page_size=100`,
      );
      expect(new Map(graph.nodes.map((node) => [node.id, node.worst]))).toEqual(
        new Map(listed.map((row) => [row.id, row.attributes.worst])),
      );
      const [sbom] = await sbomsOf(id);
      expect(graph.nodes.length).toBe(sbom?.components);
      expect(graph.edges.length).toBeGreaterThanOrEqual(graph.nodes.length - 1);
      drawn.add(JSON.stringify(graph));
    }
    expect(drawn.size).toBe(3);
  });

  it('differ by what came and went, and archived ones are gone', async () => {
    const { data: repositories } = await ask<RepositoryList>('GET', '/v1/repositories');
    const id = repositories[0]?.id ?? '';
    const [sbom] = await sbomsOf(id);
    const diff = await ask<ComponentDiff>(
      'GET',
      `/v1/repositories/${id}/sbom-diff?to=${sbom?.scan_id ?? ''}`,
    );
    expect(diff.added).toBeGreaterThan(0);
    expect(diff.changed).toBeGreaterThan(0);
    expect(diff.brings.total).toBeGreaterThan(0);
    const { data: scans } = await ask<ScanList>('GET', `/v1/scans?repository=${id}`);
    expect(scans.map((scan) => scan.id)).toEqual(expect.arrayContaining([diff.from, diff.to]));
    const state = makeState(typical);
    const [first] = state.sboms.all;
    await getResponse(
      mockHandlers(contract, typical, { state }),
      new Request(
        `http://localhost/v1/repositories/${first?.repository ?? ''}/sboms/${first?.sbom.scan_id ?? ''}`,
        { method: 'DELETE', headers: { authorization: 'Bearer admin' } },
      ),
    );
    const own = state.sboms.all.filter(({ repository }) => repository === first?.repository);
    expect(own.map(({ isArchived }) => isArchived)).toEqual([true, true]);
  });
});

it('count the findings of the caller, and no others, as theirs', async () => {
  const handlers = mockHandlers(contract);
  const totals = async (who: string, search: string): Promise<number> => {
    const response = await getResponse(
      handlers,
      new Request(`http://localhost/v1/findings?page_size=1${search}`, {
        headers: { authorization: `Bearer ${who}` },
      }),
    );
    return ((await response?.json()) as FindingList).meta.total;
  };
  const [all, mine, others] = [
    await totals('developer', ''),
    await totals('developer', '&mine=true'),
    await totals('developer', '&mine=false'),
  ];
  expect(mine).toBeGreaterThan(0);
  expect(mine).toBeLessThan(all);
  expect(mine + others).toBe(all);
  expect(await totals('admin', '&mine=true')).toBe(0);
});
