// Imports large reports through the product: uploads them over HTTP to the built server on
// PostgreSQL, and waits until the findings are visible.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scan } from '../../../scripts/demo/client.ts';
import { loadDemo } from '../../../scripts/demo/load.ts';
import { hasPostgres } from '../../support/server/engines.ts';
import { writeLargeSarif } from '../data/large-sarif.ts';
import { writeLargeSbom } from '../data/large-sbom.ts';
import { floorOf } from './floor.ts';
import { type BenchProduct, type Cost, startBenchProduct } from './product.ts';
import { recomputeRows } from './recompute.ts';

/** Runs of measurements that take seconds; those that take minutes run once. */
const runs = Number(process.env['PARAPET_BENCH_RUNS'] ?? '3');

type Counts = Scan['attributes']['counts'];
type Imported = Cost & { counts: Counts; repositoryId: string };

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

let number = 0;
const addRepository = async ({ client }: BenchProduct): Promise<string> => {
  const [id] = await client.addRepositories(new Map([[`bench-${String(number++)}`, {}]]));
  if (id === undefined) throw new Error('No repository was added.');
  return id;
};

const untilEnded = async ({ client }: BenchProduct, scan: string): Promise<Scan['attributes']> => {
  for (;;) {
    const {
      data: { attributes },
    } = await client.call<{ data: Scan }>('GET', `/scans/${scan}`);
    if (attributes.status === 'failed')
      throw new Error(attributes.error?.message ?? 'The import failed.');
    if (attributes.status === 'succeeded') return attributes;
    await sleep(200);
  }
};

/**
 * Waits until follow-up work of an import (labels of rules, folding of counts) is done, so that it
 * does not count towards the next one.
 */
const untilQuiet = async ({ database }: BenchProduct): Promise<void> => {
  for (;;) {
    const { rows } = await database.query<{ n: number }>(
      "select count(*)::int as n from jobs where state in ('queued', 'running')",
    );
    if (rows[0]?.n === 0) return;
    await sleep(100);
  }
};

/** The time from the upload response to the last finding. */
const importing = async (
  product: BenchProduct,
  file: string,
  repositoryId: string,
): Promise<Imported> => {
  const { id } = await product.client.upload(repositoryId, file);
  let counts: Counts | undefined;
  const cost = await product.measure(async () => {
    ({ counts } = await untilEnded(product, id));
  });
  await untilQuiet(product);
  if (!counts) throw new Error('No counts.');
  return { ...cost, counts, repositoryId };
};

const several = async (times: number, measure: () => Promise<Imported>): Promise<Imported[]> => {
  const found: Imported[] = [];
  for (let n = 0; n < times; n++) found.push(await measure());
  return found;
};

const describeCost = (imported: readonly Imported[]) =>
  `${median(imported.map(({ seconds }) => seconds)).toFixed(1)} s (processor: server ${median(imported.map(({ serverCpu }) => serverCpu)).toFixed(1)} s, database ${median(imported.map(({ databaseCpu }) => databaseCpu)).toFixed(1)} s), peak ${Math.max(...imported.map(({ peakMb }) => peakMb)).toFixed(0)} MB RSS`;

const ratio = (imported: readonly Imported[], floor: number | undefined) =>
  floor === undefined
    ? ''
    : `; ${(median(imported.map(({ seconds }) => seconds)) / floor).toFixed(1)} × the floor of ${floor.toFixed(1)} s`;

const row = (what: string, measured: string, bar: string) => `| ${what} | ${measured} | ${bar} |`;
const changesOf = ({ counts }: Imported) =>
  counts.new + counts.moved + counts.reopened + counts.fixed;

const sarifRows = async (product: BenchProduct, folder: string): Promise<string[]> => {
  const file = path.join(folder, 'results.sarif');
  await writeLargeSarif(file, 50_000);
  const first = await several(runs, async () =>
    importing(product, file, await addRepository(product)),
  );
  const [known] = first;
  if (!known) return [];
  const again = await several(runs, () => importing(product, file, known.repositoryId));
  const floor = await floorOf(product.database, file, known.repositoryId);
  return [
    row('importing 50,000 results (SARIF)', describeCost(first) + ratio(first, floor), '≤ 7 s'),
    row(
      'the identical report again',
      `${describeCost(again)}, ${String(Math.max(...again.map(changesOf)))} changes`,
      '≤ 2.5 s, 0 changes',
    ),
  ];
};

const onceRow = async (
  product: BenchProduct,
  what: string,
  file: string,
  bar: string,
): Promise<string> => {
  const imported = await importing(product, file, await addRepository(product));
  const megabytes = Math.round(statSync(file).size / 1024 / 1024);
  return row(
    `${what}, ${String(megabytes)} MB`,
    describeCost([imported]) +
      ratio([imported], await floorOf(product.database, file, imported.repositoryId)),
    bar,
  );
};

async function* largeRows(product: BenchProduct, folder: string): AsyncIterable<string> {
  const [wide, many, sbom] = ['wide.sarif', 'many.sarif', 'sbom.json'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string]; // as many as there are names
  await writeLargeSarif(wide, 100_000, { paddingBytes: 1_500 });
  await writeLargeSarif(many, 500_000);
  writeLargeSbom(sbom, 5_000);
  yield await onceRow(
    product,
    'importing 5,000 components with 2,000 vulnerabilities (CycloneDX)',
    sbom,
    '',
  );
  yield await onceRow(product, 'importing 100,000 long results (SARIF)', wide, '≤ 300 MB RSS');
  yield await onceRow(product, 'importing 500,000 results (SARIF)', many, '≤ 90 s');
}

/**
 * Later imports into a repository with many findings, where a plan that compares every row with
 * every other becomes visible.
 */
async function* laterRows(product: BenchProduct, folder: string): AsyncIterable<string> {
  const [all, half, other] = ['all.sarif', 'half.sarif', 'other.sarif'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string]; // as many as there are names
  await writeLargeSarif(all, 20_000);
  await writeLargeSarif(half, 10_000);
  await writeLargeSarif(other, 20_000, { tool: 'CodeQL' });
  const repositoryId = await addRepository(product);
  const next = async (what: string, file: string, bar = ''): Promise<string> =>
    row(what, describeCost([await importing(product, file, repositoryId)]), bar);
  yield await next('20,000 results', all);
  yield await next('the first 10,000 of them: closes the others', half);
  yield await next('all of them: reopens those', all);
  yield await next('20,000 results of another tool at the same places: duplicates', other);
  yield await next('the first 10,000 of the first tool again', half);
}

/** Yields rows as they complete, because the last ones take minutes. */
export async function* run(): AsyncIterable<string> {
  if (!hasPostgres) {
    yield row('import on PostgreSQL', 'no PostgreSQL answers', '');
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'parapet-bench-'));
  const product = await startBenchProduct();
  try {
    // No real organization is empty, and its first reports are small.
    await loadDemo(product.client);
    await untilQuiet(product);
    yield* laterRows(product, folder);
    yield* await sarifRows(product, folder);
    yield* largeRows(product, folder);
    yield* await recomputeRows();
  } finally {
    await product.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
