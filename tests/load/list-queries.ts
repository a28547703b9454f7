// Lists, facets and charts of the largest organisation (60 % of 1,000,000 findings on PostgreSQL), through the API, under the application's role.
// Wall time carries whatever else the machine does, so the processor time of server and database stands beside it (Linux).
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { findingSortFields, sortDirections } from '../../src/shared/rules/finding-filters.ts';
import type { Call } from '../support/server/caller.ts';
import { hasPostgres } from '../support/server/engines.ts';
import { type Bench, openBench } from './data/bench-server.ts';
import { combinations, type Sample, singleFilters } from './data/filter-samples.ts';

const size = Number(process.env['PARAPET_BENCH_FINDINGS'] ?? '1000000');
/** Each so many-th question of all is asked: 1 asks every one and takes its time. */
const stride = Number(process.env['PARAPET_BENCH_STRIDE'] ?? '7');

type Times = { wall: number; processor: number };

const quantile = (values: readonly number[], share: number): string => (values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0).toFixed(0);

const onProcessor = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
};

const processorTime = async ({ db }: Bench): Promise<() => number> => {
  const { rows } = await db.pool.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()');
  return () => {
    const { user, system } = process.cpuUsage();
    return rows.reduce((sum, { pid }) => sum + onProcessor(pid), (user + system) / 1000);
  };
};

/** The better of two: the first warms what the second reads. */
const timesOf = async (bench: Bench, ask: () => Promise<unknown>): Promise<Times> => {
  const best = { wall: Number.POSITIVE_INFINITY, processor: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 2; round++) {
    const processor = await processorTime(bench);
    const [started, used] = [performance.now(), processor()];
    await ask();
    best.wall = Math.min(best.wall, performance.now() - started);
    best.processor = Math.min(best.processor, processor() - used);
  }
  return best;
};

const measure = async (bench: Bench, what: string, bar: string, questions: readonly (() => Promise<unknown>)[]): Promise<string> => {
  const times: Times[] = [];
  for (const [n, ask] of questions.entries()) if (n % stride === 0) times.push(await timesOf(bench, ask));
  const said = (key: keyof Times) => `${quantile(times.map((each) => each[key]), 0.5)} / ${quantile(times.map((each) => each[key]), 0.95)} / ${quantile(times.map((each) => each[key]), 1)} ms`;
  return `| ${what} (${String(times.length)}) | ${said('wall')} · processor ${said('processor')} | ${bar} |`;
};

const pages = (call: Call, samples: readonly Sample[]) => samples.flatMap(({ query }) => findingSortFields.flatMap((sort_field) => sortDirections.map((sort) => async () => {
  (await call('listFindings', { query: { ...query, sort_field, sort, page_size: 50 } })).ok();
})));

/** Ten pages deep, by cursor. */
const deep = (call: Call) => findingSortFields.map((sort_field) => async () => {
  let cursor: string | null = null;
  for (let page = 0; page < 10; page++) {
    const { meta } = (await call('listFindings', { query: { sort_field, ...(cursor !== null && { cursor }) } })).ok();
    cursor = meta.next_cursor;
  }
});

const oneFilter = [{}, { severity: ['critical'] }, { status: ['open'] }, { tool: ['Bandit'] }, { kev: true }, { language: ['python'] }, { cwe: [79] }] as const;
const chartNames = ['getTotalFindingsChart', 'getFindingsChart', 'getFindingsByRepositoryChart', 'getFindingTypes', 'getSlsaThreats', 'getOwasps', 'getSupplyChains', 'getOwaspCicdChart'] as const;
const facetNames = ['repository', 'tool', 'language', 'status', 'sla', 'severity', 'cwe', 'cve', 'rule', 'component', 'type', 'owasp', 'tags', 'policy_name', 'policy_control', 'issue_owner'] as const;

const charts = (call: Call) => oneFilter.flatMap((query) => chartNames.map((name) => async () => { (await call(name, { query: structuredClone<object>(query) })).ok(); }));
const facets = (call: Call) => oneFilter.flatMap((query) => facetNames.map((filter_key) => async () => { (await call('listFindingFilterOptions', { query: { ...query, filter_key } as { filter_key: 'tool' } })).ok(); }));

const rowsOf = async (bench: Bench, label: string): Promise<string[]> => {
  const call = bench.server.withToken(bench.large.token);
  const samples = await singleFilters(call);
  const words = samples.filter(({ key }) => key === 'q' || key === 'file');
  const others = samples.filter((sample) => !words.includes(sample));
  const head = `${label}, ${bench.large.findings.toLocaleString('en')} of ${size.toLocaleString('en')} findings: `;
  return [
    await measure(bench, `${head}a page, one filter × every sort`, 'p95 ≤ 50 ms', pages(call, others)),
    await measure(bench, `${head}a page, search box and paths × every sort`, 'p95 ≤ 50 ms', pages(call, words)),
    await measure(bench, `${head}a page, combinations × every sort`, 'p95 ≤ 50 ms', pages(call, combinations(others))),
    await measure(bench, `${head}ten pages by cursor`, '', deep(call)),
    await measure(bench, `${head}charts, unfiltered and with one filter`, 'p95 ≤ 150 ms', charts(call)),
    await measure(bench, `${head}facets, unfiltered and with one filter`, 'p95 ≤ 150 ms', facets(call)),
    await measure(bench, `${label}, an organisation with ${bench.small.findings.toLocaleString('en')}: a page, every sort`, '', pages(bench.server.withToken(bench.small.token), [{ key: 'none', query: {} }, { key: 'severity', query: { severity: ['high'] } }])),
  ];
};

const measured = async (...parameters: Parameters<typeof openBench>): Promise<string[]> => {
  const bench = await openBench(...parameters);
  try {
    return await rowsOf(bench, parameters[0] === 'postgresql' ? 'PostgreSQL' : 'PGlite');
  } finally {
    await bench.close();
  }
};

/** p50 / p95 / max. */
export const run = async (): Promise<string[]> => [
  ...(hasPostgres ? await measured('postgresql', size, process.env['PARAPET_BENCH_DATABASE']) : ['| queries on PostgreSQL | no PostgreSQL answers | |']),
  ...(process.env['PARAPET_BENCH_PGLITE'] === '0' ? [] : await measured('pglite', Math.round(size / 10))),
];
