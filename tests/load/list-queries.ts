// Pages of the findings list on PostgreSQL at 1,000,000 findings of one organisation, under the application's role.
import process from 'node:process';
import { findingSortFields } from '../../src/shared/rules/finding-filters.ts';
import { hasPostgres } from '../support/server/engines.ts';
import { insertManyFindings } from '../support/server/many-findings.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

const size = Number(process.env['PARAPET_BENCH_FINDINGS'] ?? '1000000');
const rounds = 5;

const p95 = (values: number[]) => values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * 0.95))] ?? 0;

const time = async (action: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await action();
  return performance.now() - started;
};

type Query = Record<string, string | string[] | number[] | boolean>;

const filters: Query[] = [{}, { severity: ['critical'] }, { severity: ['info'] }, { status: ['fixed'] }, { tool: ['trivy'], status: ['open'] }, { rule: ['rule-7'] }, { kev: true }, { priority: '90-100' }, { file: 'file77' }, { q: 'finding 77' }];

const measure = async (what: string, bar: string, actions: (() => Promise<unknown>)[]): Promise<string> => {
  for (const action of actions) await action();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) for (const action of actions) times.push(await time(action));
  return `| ${what} | p95 ${p95(times).toFixed(0)} ms (${String(actions.length)} queries × ${String(rounds)}) | ${bar} |`;
};

const pages = (server: TestServer) => filters.flatMap((filter) => findingSortFields.map((sort_field) => async () => {
  (await server.as('admin')('listFindings', { query: { ...filter, sort_field, page_size: 50 } })).ok();
}));

const charts = (server: TestServer) => ([{}, { severity: ['critical'] }] satisfies { severity?: 'critical'[] }[]).flatMap((query: { severity?: 'critical'[] }) => [
  async () => { (await server.as('admin')('getTotalFindingsChart', { query: { ...query } })).ok(); },
  async () => { (await server.as('admin')('getFindingsByRepositoryChart', { query: { ...query } })).ok(); },
  async () => { (await server.as('admin')('listFindingFilterOptions', { query: { ...query, filter_key: 'tool' } })).ok(); },
]);

export const run = async (): Promise<string[]> => {
  if (!hasPostgres) return ['| queries on PostgreSQL | no PostgreSQL answers | |'];
  const server = await startTestServer({ engine: 'postgresql' });
  try {
    await insertManyFindings(server.deps.db, server.people.admin.clientId, size);
    const shown = size.toLocaleString('en');
    return [
      await measure(`a page of findings at ${shown}, every sort × ten filters, through the API`, '≤ 50 ms', pages(server)),
      await measure(`facets and charts at ${shown}, unfiltered and with one filter`, '≤ 150 ms', charts(server)),
    ];
  } finally {
    await server.close();
  }
};
