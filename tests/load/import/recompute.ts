// Recomputes the priorities of an organization with 600,000 of 1,000,000 findings while a user
// views its list.
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTenant } from '../../../server/platform/db/tenancy.ts';
import { jobDefinitions } from '../../../server/jobs.ts';
import { startJobWorker } from '../../../server/platform/jobs/worker.ts';
import { enqueueRecompute } from '../../../server/domains/prioritization/score/enqueue-recompute.ts';
import { type Bench, openBench } from '../data/bench-server.ts';

const size = Number(process.env['PARAPET_BENCH_FINDINGS'] ?? '1000000');

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/**
 * Loads one page of the list repeatedly until it is stopped; returns the durations in milliseconds.
 */
const lookAtList = ({ server, large }: Bench) => {
  const times: number[] = [];
  const stop = new AbortController();
  const done = (async () => {
    while (!stop.signal.aborted) {
      const started = performance.now();
      (
        await server.withToken(large.token)('listFindings', {
          query: { severity: ['critical'], page_size: 50 },
        })
      ).ok();
      times.push(performance.now() - started);
      await sleep(250);
    }
  })();
  return async (): Promise<number[]> => {
    stop.abort();
    await done;
    return times;
  };
};

const scoreAll = async ({ server, large }: Bench): Promise<number> => {
  await inTenant(server.deps.db, { clientId: large.clientId }, (tx) =>
    enqueueRecompute(tx, { clientId: large.clientId }, {}),
  );
  const started = performance.now();
  const worker = startJobWorker(server.deps, jobDefinitions);
  await worker.idle();
  await worker.stop();
  return (performance.now() - started) / 1000;
};

export const recomputeRows = async (): Promise<string[]> => {
  const bench = await openBench('postgresql', size);
  try {
    const stop = lookAtList(bench);
    const first = await scoreAll(bench);
    const times = await stop();
    const again = await scoreAll(bench);
    const many = bench.large.findings.toLocaleString('en');
    return [
      `| priorities of ${many} findings of ${size.toLocaleString('en')}, computed anew: nearly all change · none changes | ${first.toFixed(0)} s · ${again.toFixed(0)} s | minutes |`,
      `| a page of that list meanwhile | p95 ${p95(times).toFixed(0)} ms (${String(times.length)} pages) | usable |`,
    ];
  } finally {
    await bench.close();
  }
};
