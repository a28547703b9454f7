import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../tests/support/server/test-server.ts';
import { jobDefinitions, jobLanes } from './jobs.ts';
import { readConfig } from './platform/config/config.ts';
import { inTenant } from './platform/db/tenancy.ts';
import { enqueueJob } from './platform/jobs/enqueue.ts';
import type { JobRun } from './platform/jobs/job.ts';
import { startJobWorker } from './platform/jobs/worker.ts';

describe('the lanes of jobs', () => {
  const lanes = jobLanes({ scanners: { atOnce: 1 } } as Parameters<typeof jobLanes>[0]);

  it('run each kind of job in one lane', () => {
    const kinds = lanes.flatMap(({ definitions }) => Object.keys(definitions));
    expect(kinds.toSorted()).toEqual(Object.keys(jobDefinitions).toSorted());
  });

  it('leave a core and an import to other organizations', () => {
    const imports = lanes.find(({ definitions }) => 'import_scan' in definitions);
    expect(Object.keys(imports?.definitions ?? {})).toEqual(['import_scan']);
    const most = imports?.mostPerOrganization ?? Infinity;
    expect(most).toBeLessThan(imports?.concurrency ?? 0);
    expect(most).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1));
  });
});

describe('scans', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each([1, 3])(
    'run up to PARAPET_SCANS_AT_ONCE=%i at a time, the organization with the fewest next',
    async (atOnce) => {
      const { scanners } = readConfig({ PARAPET_SCANS_AT_ONCE: String(atOnce) });
      const lane = jobLanes({ scanners }).find(({ definitions }) => 'run_scanners' in definitions);
      if (!lane) throw new Error('No lane runs scanners.');
      const { admin, foreignAdmin } = server.people;
      const enqueue = ({ clientId }: { clientId: string }) =>
        inTenant(server.deps.db, { clientId }, (tx) =>
          enqueueJob(tx, { clientId, kind: 'run_scanners', payload: {} }),
        );
      for (let scan = 0; scan < 6; scan += 1) await enqueue(admin);
      await enqueue(foreignAdmin);
      const started: string[] = [];
      const held: (() => void)[] = [];
      let [running, most] = [0, 0];
      const run = async ({ clientId }: JobRun) => {
        started.push(clientId);
        most = Math.max(most, (running += 1));
        await new Promise<void>((release) => held.push(release));
        running -= 1;
        return undefined;
      };
      const worker = startJobWorker(
        server.deps,
        { run_scanners: { run } },
        { ...lane, pollMs: 20 },
      );
      // All lanes are busy, then each job that ends makes room for one.
      for (let ended = 0; ended < 7; ended += 1) {
        const expected = Math.min(7, ended + atOnce);
        await expect.poll(() => started.length, { timeout: 30_000 }).toBe(expected);
        held[ended]?.();
      }
      await worker.idle();
      await worker.stop();
      expect(most).toBe(atOnce);
      // It waits only for the one job whose end makes room.
      expect(started.indexOf(foreignAdmin.clientId)).toBeLessThanOrEqual(atOnce);
    },
    120_000,
  );
});
