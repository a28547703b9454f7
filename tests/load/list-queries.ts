// Lists, facets, charts and groups of the largest organization (60 % of 1,000,000 findings on
// PostgreSQL), through the API, with the application's database role.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findingSortFields } from '#domain/finding-filters';
import { newId } from '../../server/platform/runtime/ids.ts';
import { hasPostgres } from '../support/server/engines.ts';
import { type Bench, openBench } from './data/bench-server.ts';
import { writeLargeSarif } from './data/large-sarif.ts';
import { quantile, spreadOf, type Times, timesOf } from './data/stopwatch.ts';
import { addRepository, upload } from '../support/server/upload.ts';
import { againstByHand } from './lists/by-hand.ts';
import { type Kind, kindsOf, pageOf, type Question } from './lists/questions.ts';

const size = Number(process.env['PARAPET_BENCH_FINDINGS'] ?? '1000000');
/** About how many queries of each large kind are measured; 0 measures all, which is slow. */
const most = Number(process.env['PARAPET_BENCH_QUESTIONS'] ?? '250');
/** Measures only kinds whose name contains one of these words: `pages,charts`. */
const wanted = process.env['PARAPET_BENCH_KINDS']?.split(',');
/** Results in the report that is imported at the end. */
const imported = 50_000;
/** How many queries above the limit are listed per kind. */
const shownMisses = 12;

/**
 * A sample spread over all queries, with a step that is coprime to the numbers of sorts and
 * directions.
 */
const sampled = async ({ questions: all, many }: Kind): Promise<Question[]> => {
  const questions = await all();
  const step = many && most > 0 ? Math.max(1, Math.ceil(questions.length / most)) : 1;
  const odd =
    step === 1 || (step % 2 === 1 && step % 3 !== 0 && step % 5 !== 0)
      ? step
      : ([7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47].find((prime) => prime >= step) ?? 53);
  return questions.filter((_question, n) => n % odd === 0);
};

type Answered = { label: string; times: Times };

const row = (what: string, answered: readonly Answered[], bar: string): string => {
  const times = answered.map((each) => each.times);
  return `| ${what} (${String(times.length)}) | ${spreadOf(times, 'wall')} ms · processor ${spreadOf(times, 'processor')} ms | ${bar} |`;
};

const missesOf = (answered: readonly Answered[], bar: number): string[] => {
  const missed = answered
    .filter(({ times }) => times.wall > bar)
    .toSorted((a, b) => b.times.processor - a.times.processor);
  if (missed.length === 0) return [];
  const shown = missed
    .slice(0, shownMisses)
    .map(
      ({ label, times }) =>
        `| ↳ ${label} | ${times.wall.toFixed(0)} ms · processor ${times.processor.toFixed(0)} ms | |`,
    );
  return [
    `| ↳ over ${String(bar)} ms | ${String(missed.length)} of ${String(answered.length)}, by processor time alone ${String(missed.filter(({ times }) => times.processor > bar).length)} | |`,
    ...shown,
  ];
};

const measured = async ({ db }: Bench, questions: readonly Question[]): Promise<Answered[]> => {
  const answered: Answered[] = [];
  for (const { label, ask } of questions) answered.push({ label, times: await timesOf(db, ask) });
  return answered;
};

const isWanted = (name: string) =>
  wanted === undefined || wanted.some((word) => name.includes(word));

async function* kindRows(bench: Bench): AsyncIterable<string> {
  for (const kind of await kindsOf(bench.server.withToken(bench.large.token))) {
    if (!isWanted(kind.name)) continue;
    const answered = await measured(bench, await sampled(kind));
    yield row(kind.name, answered, kind.bar === undefined ? '' : `p95 ≤ ${String(kind.bar)} ms`);
    yield* missesOf(answered, kind.bar ?? 150);
  }
}

/** The same pages of an organization with about 10,000 findings and of the largest one. */
const growthRow = async (bench: Bench): Promise<string> => {
  const timesFor = async (token: string) => {
    const page = pageOf(bench.server.withToken(token));
    const questions = [{}, { severity: ['high'] }, { status: ['open'] }].flatMap((query) =>
      findingSortFields.map((field) => page({ key: 'none', query }, field, 'desc')),
    );
    return (await measured(bench, questions)).map(({ times }) => times.processor);
  };
  const [few, many] = [await timesFor(bench.middle.token), await timesFor(bench.large.token)];
  const ratio = (share: number) => (quantile(many, share) / quantile(few, share)).toFixed(2);
  return `| a page, from ${bench.middle.findings.toLocaleString('en')} to ${bench.large.findings.toLocaleString('en')} findings, processor time | p50 ${ratio(0.5)} × · p95 ${ratio(0.95)} × | ≤ 2 × |`;
};

const byHandRows = async (bench: Bench): Promise<string[]> => {
  const compared = await againstByHand(bench, bench.server.withToken(bench.large.token));
  const ratios = (key: keyof Times) =>
    compared.map(({ listed, byHand }) => listed[key] / byHand[key]);
  const spread = (key: keyof Times) =>
    `${quantile(ratios(key), 0.5).toFixed(2)} × · most ${quantile(ratios(key), 1).toFixed(2)} ×`;
  return [
    `| a page over HTTP against the same SQL by hand (${String(compared.length)}) | ${spread('wall')} | ≤ 1.5 × |`,
    ...(bench.db.engine === 'postgresql'
      ? [
          `| ↳ what the database does for it, session and count included, against that | ${spread('database')} | |`,
        ]
      : []),
    ...compared.map(
      ({ label, listed, byHand }) =>
        `| ↳ ${label} | ${listed.wall.toFixed(0)} ms, by hand ${byHand.wall.toFixed(0)} ms; the database ${listed.database.toFixed(1)}, ${byHand.database.toFixed(1)} ms | |`,
    ),
  ];
};

/** The first report of a new repository in the largest organization. */
const importRow = async ({ server, db, large }: Bench): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parapet-bench-'));
  try {
    const file = path.join(folder, 'results.sarif');
    await writeLargeSarif(file, imported);
    const report = readFileSync(file);
    const call = server.withToken(large.token);
    const { wall, processor } = await timesOf(db, async () => {
      await upload(call, await addRepository(call, `imported-${newId()}`), report);
      await server.runJobs();
    });
    return `| import of ${imported.toLocaleString('en')} results, and the jobs after it | ${(wall / 1000).toFixed(1)} s · processor ${(processor / 1000).toFixed(1)} s | |`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

async function* measuredOn(...parameters: Parameters<typeof openBench>): AsyncIterable<string> {
  const bench = await openBench(...parameters);
  try {
    yield `| **${parameters[0] === 'postgresql' ? 'PostgreSQL' : 'PGlite'}**, ${bench.large.findings.toLocaleString('en')} of ${parameters[1].toLocaleString('en')} findings | p50 / p95 / most | |`;
    yield* kindRows(bench);
    if (isWanted('growth')) yield await growthRow(bench);
    if (isWanted('by hand')) yield* await byHandRows(bench);
    // Last, because it adds findings.
    if (isWanted('import')) yield await importRow(bench);
  } finally {
    await bench.close();
  }
}

/** Yields rows as they complete, because the entire run is slow. */
export async function* run(): AsyncIterable<string> {
  if (hasPostgres) yield* measuredOn('postgresql', size, process.env['PARAPET_BENCH_DATABASE']);
  else yield '| queries on PostgreSQL | no PostgreSQL answers | |';
  if (process.env['PARAPET_BENCH_PGLITE'] !== '0')
    yield* measuredOn('pglite', Math.round(size / 10));
}
