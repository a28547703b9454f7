import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { engines } from '../../../tests/support/server/engines.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { auditLog, jobs } from '../db/schema/operations.ts';
import { inTenant } from '../db/tenancy.ts';
import { Problem } from '../http/problem.ts';
import { enqueueJob, type NewJob } from './enqueue.ts';
import { type JobDefinitions, type JobRun, PermanentJobError } from './job.ts';
import { newId } from '../runtime/ids.ts';
import { claimJob, completeJob } from './queue.ts';
import { type JobWorker, startJobWorker } from './worker.ts';

describe.each(engines)('jobs on %s', (engine) => {
  let server: TestServer;
  const workers: JobWorker[] = [];
  const ran: string[] = [];

  beforeAll(async () => {
    server = await startTestServer({ engine });
  });
  beforeEach(async () => {
    ran.length = 0;
    await inTenant(server.deps.db, server.people.admin, (tx) => tx.delete(jobs));
  });
  afterAll(() => server.close());

  const tenant = () => server.people.admin;
  const enqueue = (job: Partial<NewJob> & { kind: string }) =>
    inTenant(server.deps.db, tenant(), (tx) =>
      enqueueJob(tx, { clientId: tenant().clientId, payload: {}, ...job }),
    );
  const stored = async (id: string) =>
    (
      await inTenant(server.deps.db, tenant(), (tx) =>
        tx.select().from(jobs).where(eq(jobs.id, id)),
      )
    )[0];
  const makeDue = () =>
    inTenant(server.deps.db, tenant(), (tx) => tx.update(jobs).set({ runAt: sql`now()` }));

  const withWorkers = async (
    definitions: JobDefinitions,
    count: number,
    work: (first: JobWorker) => Promise<void>,
    leaseSeconds = 30,
  ): Promise<void> => {
    const started = Array.from({ length: count }, () =>
      startJobWorker(server.deps, definitions, { pollMs: 20, leaseSeconds }),
    );
    workers.push(...started);
    const [first] = started;
    if (!first) throw new Error('No worker.');
    await work(first);
    await Promise.all(started.map((worker) => worker.stop()));
  };

  it('run once, whoever looks for them', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, n) => enqueue({ kind: 'count', payload: { n } })),
    );
    const count = {
      run: async ({ payload }: JobRun) => {
        ran.push(String(payload['n']));
        return { n: payload['n'] };
      },
    };
    await withWorkers({ count }, 3, async (worker) => {
      await expect.poll(() => ran.length).toBe(20);
      await worker.idle();
    });
    expect(new Set(ran).size).toBe(20);
    expect(await stored(ids[7] ?? '')).toMatchObject({
      state: 'succeeded',
      progress: 1,
      result: { n: 7 },
      attempts: 1,
    });
  });

  it('exist exactly when their cause does', async () => {
    await expect(
      inTenant(server.deps.db, tenant(), async (tx) => {
        await enqueueJob(tx, { clientId: tenant().clientId, kind: 'count', payload: {} });
        throw new Error('the business failed');
      }),
    ).rejects.toThrow('the business failed');
    expect(await inTenant(server.deps.db, tenant(), (tx) => tx.select().from(jobs))).toEqual([]);
  });

  it('are made once for a key while one is waiting', async () => {
    const first = await enqueue({ kind: 'count', dedupeKey: 'same' });
    expect(await enqueue({ kind: 'count', dedupeKey: 'same' })).toBe(first);
    expect(await enqueue({ kind: 'count', dedupeKey: 'other' })).not.toBe(first);
    await withWorkers({ count: { run: async () => undefined } }, 1, (worker) => worker.idle());
    expect(await enqueue({ kind: 'count', dedupeKey: 'same' })).not.toBe(first);
  });

  it('run once more where their cause came while they ran, and see it', async () => {
    const seen: number[] = [];
    let causes = 1;
    const cause = () => enqueue({ kind: 'walk', dedupeKey: 'all', again: true });
    const id = await cause();
    const walk = {
      run: async (run: JobRun) => {
        seen.push(causes);
        if (causes < 3) {
          causes += 1;
          expect(await enqueue({ kind: 'walk', dedupeKey: 'all', again: true })).toBe(run.id);
        }
        return { seen: seen.length };
      },
    };
    await withWorkers({ walk }, 1, (worker) => worker.idle());
    expect(seen).toEqual([1, 2, 3]);
    expect(await stored(id)).toMatchObject({
      state: 'succeeded',
      payload: {},
      result: { seen: 3 },
      attempts: 1,
    });
    expect(await inTenant(server.deps.db, tenant(), (tx) => tx.select().from(jobs))).toHaveLength(
      1,
    );
  });

  it('run once more even where they failed meanwhile', async () => {
    await enqueue({ kind: 'walk', dedupeKey: 'all', again: true });
    const failing = {
      run: async () => {
        ran.push('x');
        if (ran.length === 1) {
          await enqueue({ kind: 'walk', dedupeKey: 'all', again: true });
          throw new PermanentJobError('unexpected', 'no');
        }
        return undefined;
      },
    };
    await withWorkers({ walk: failing }, 1, (worker) => worker.idle());
    expect(ran).toEqual(['x', 'x']);
  });

  it('are tried again later, and end as failed with a word to whoever waits', async () => {
    const id = await enqueue({ kind: 'flaky', maxAttempts: 2 });
    const errors: string[] = [];
    const flaky = {
      run: async () => {
        throw new Error(`attempt ${ran.push('x')}`);
      },
      exhausted: async (_run: unknown, error: string) => {
        errors.push(error);
      },
    };
    await withWorkers({ flaky }, 1, async (worker) => {
      await worker.idle();
      const waiting = await stored(id);
      expect(waiting).toMatchObject({ state: 'queued', error: 'attempt 1', attempts: 1 });
      expect(waiting?.runAt.getTime()).toBeGreaterThan(Date.now());
      await makeDue();
      await worker.idle();
    });
    expect(await stored(id)).toMatchObject({
      state: 'failed',
      error: 'attempt 2',
      errorCode: 'unexpected',
      attempts: 2,
    });
    expect(errors).toEqual(['attempt 2']);
  });

  it('are not tried again when that cannot help', async () => {
    const id = await enqueue({ kind: 'broken' });
    await withWorkers(
      {
        broken: {
          run: async () => {
            throw new PermanentJobError('not_permitted', 'not a report');
          },
        },
      },
      1,
      (worker) => worker.idle(),
    );
    expect(await stored(id)).toMatchObject({
      state: 'failed',
      error: 'not a report',
      errorCode: 'not_permitted',
      attempts: 1,
    });
  });

  it('fail with the code of what refused them', async () => {
    const id = await enqueue({ kind: 'refused', maxAttempts: 1 });
    await withWorkers(
      {
        refused: {
          run: async () => {
            throw new Problem(409, 'selection_changed', 'Look again.');
          },
        },
      },
      1,
      (worker) => worker.idle(),
    );
    expect(await stored(id)).toMatchObject({ state: 'failed', errorCode: 'selection_changed' });
  });

  it('go to another worker when the first falls silent, which then cannot end them', async () => {
    const id = await enqueue({ kind: 'count' });
    const silent = await claimJob(server.deps.db, {
      owner: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
      kinds: ['count'],
      leaseSeconds: 0,
    });
    if (!silent) throw new Error('Nothing was claimed.');
    await sleep(20);
    await withWorkers(
      {
        count: {
          run: async () => {
            ran.push('second');
            return undefined;
          },
        },
      },
      1,
      (worker) => worker.idle(),
    );
    expect(ran).toEqual(['second']);
    await expect(
      inTenant(server.deps.db, tenant(), (tx) => completeJob(tx, silent, {})),
    ).rejects.toThrow('Another worker has job');
    expect(await stored(id)).toMatchObject({ state: 'succeeded', attempts: 2 });
  });

  it('keep their lease while they work longer than it lasts', async () => {
    await enqueue({ kind: 'slow' });
    // Renewed every second, plus two seconds for a busy machine.
    const slow = {
      run: async () => {
        ran.push('started');
        await sleep(4500);
        return undefined;
      },
    };
    await withWorkers(
      { slow },
      2,
      async () => {
        await expect
          .poll(() =>
            inTenant(
              server.deps.db,
              tenant(),
              async (tx) => (await tx.select().from(jobs))[0]?.state,
            ),
          )
          .toBe('succeeded');
      },
      3,
    );
    expect(ran).toEqual(['started']);
  });

  it('end together with their effect', async () => {
    const id = await enqueue({ kind: 'effect' });
    const effect = {
      run: async ({ deps, clientId, completeIn }: JobRun) => {
        await inTenant(deps.db, { clientId }, async (tx) => {
          await tx
            .insert(auditLog)
            .values({ clientId, id, actorName: 'job', action: 'effect', subjectType: 'job' });
          await completeIn(tx, { done: true });
        });
        return undefined;
      },
    };
    await withWorkers({ effect }, 1, (worker) => worker.idle());
    expect(await stored(id)).toMatchObject({ state: 'succeeded', result: { done: true } });
  });

  it.each([1, 2])(
    'of one organization do not keep those of another waiting (%s lanes)',
    async (n) => {
      const other = server.people.foreignAdmin.clientId;
      for (let index = 0; index < 6; index += 1) await enqueue({ kind: 'turn' });
      await inTenant(server.deps.db, { clientId: other }, (tx) =>
        enqueueJob(tx, { clientId: other, kind: 'turn', payload: {} }),
      );
      const turn = {
        run: async ({ clientId }: JobRun) => {
          ran.push(clientId);
          await sleep(5);
          return undefined;
        },
      };
      const worker = startJobWorker(server.deps, { turn }, { pollMs: 20, concurrency: n });
      await worker.idle();
      await worker.stop();
      expect(ran).toHaveLength(7);
      // Lanes that claim at the same time do not see each other's claim. In order of arrival the
      // index is 6.
      expect(ran.indexOf(other)).toBeLessThanOrEqual(2 * n);
    },
  );

  it('are looked for by one lane while there is none, and then by all', async () => {
    const { pool } = server.deps.db;
    const looks = vi.spyOn(pool, 'connect');
    let most = 0;
    let atOnce = 0;
    const turn = {
      run: async () => {
        most = Math.max(most, (atOnce += 1));
        await expect.poll(() => most).toBe(4);
        atOnce -= 1;
        return undefined;
      },
    };
    const worker = startJobWorker(server.deps, { turn }, { pollMs: 50, concurrency: 4 });
    await worker.idle();
    looks.mockClear();
    await sleep(1000);
    // One of four lanes polls 20 times; all of them would poll 80 times.
    expect(looks.mock.calls.length).toBeLessThan(30);
    // Jobs of another server, which do not wake a worker here.
    for (let n = 0; n < 4; n += 1) await enqueue({ kind: 'turn' });
    await expect.poll(() => most).toBe(4);
    await worker.idle();
    await worker.stop();
  });

  it('are given back once the database is there again, without losing an attempt', async () => {
    const { pool } = server.deps.db;
    const connect = pool.connect.bind(pool);
    const id = await enqueue({ kind: 'interrupted' });
    let refused = 0;
    const away = () => {
      refused += 1;
      return Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    };
    const interrupted = {
      run: async ({ deps, attempt }: JobRun) => {
        ran.push(String(attempt));
        if (ran.length > 1) return {};
        pool.connect = away as typeof pool.connect; // the overload that the product uses
        setTimeout(() => {
          pool.connect = connect;
        }, 200);
        return await inTenant(deps.db, tenant(), () => Promise.resolve({}));
      },
    };
    await withWorkers({ interrupted }, 1, async () => {
      await expect
        .poll(async () => (await stored(id).catch(() => undefined))?.state)
        .toBe('succeeded');
    });
    expect(refused).toBeGreaterThan(1);
    expect(ran).toEqual(['1', '1']);
  });

  it('of the organization with the fewest running ones come next, then of the one that waited longest', async () => {
    const [one, other] = [tenant().clientId, server.people.foreignAdmin.clientId];
    for (const clientId of [one, one, one, other, other])
      await inTenant(server.deps.db, { clientId }, (tx) =>
        enqueueJob(tx, { clientId, kind: 'fair', payload: {} }),
      );
    const claim = async (recent: readonly string[] = []) => {
      const asked = { owner: newId(), kinds: ['fair'], leaseSeconds: 60, recent };
      const job = (await claimJob(server.deps.db, asked)) ?? expect.fail('no job');
      return { job, of: job.clientId };
    };
    const first = await claim();
    expect(first.of).toBe(one);
    expect((await claim()).of).toBe(other);
    // Both have one running job: the one with the most recent turn waits.
    expect((await claim([one])).of).toBe(other);
    await inTenant(server.deps.db, { clientId: one }, (tx) => completeJob(tx, first.job, {}));
    expect((await claim([one])).of).toBe(one);
  });

  it('of one organization leave a lane to another, however long they take', async () => {
    const other = server.people.foreignAdmin.clientId;
    for (let index = 0; index < 4; index += 1) await enqueue({ kind: 'endless' });
    const finish = new AbortController();
    const endless = {
      run: async ({ clientId }: JobRun) => {
        ran.push(clientId);
        if (clientId !== other)
          await sleep(60_000, undefined, { signal: finish.signal }).catch(() => undefined);
        return undefined;
      },
    };
    const worker = startJobWorker(
      server.deps,
      { endless },
      { pollMs: 20, concurrency: 3, mostPerOrganization: 2 },
    );
    await expect.poll(() => ran.length).toBe(2);
    await inTenant(server.deps.db, { clientId: other }, (tx) =>
      enqueueJob(tx, { clientId: other, kind: 'endless', payload: {} }),
    );
    await expect.poll(() => ran.length).toBe(3);
    expect(ran[2]).toBe(other);
    finish.abort();
    await worker.idle();
    await worker.stop();
    expect(ran).toHaveLength(5);
  });

  it('are given back at a graceful stop without losing an attempt', async () => {
    const id = await enqueue({ kind: 'long' });
    const long = {
      run: async ({ signal }: JobRun) => {
        ran.push('started');
        await sleep(30_000, undefined, { signal });
        return undefined;
      },
    };
    const worker = startJobWorker(server.deps, { long }, { pollMs: 20 });
    await expect.poll(() => ran.length).toBe(1);
    await worker.stop();
    expect(await stored(id)).toMatchObject({ state: 'queued', attempts: 0 });
  });
});
