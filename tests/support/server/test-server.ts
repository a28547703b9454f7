// The real application on a fresh database, called without a socket, its answers checked against the contract.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { composeDeps } from '../../../server/compose.ts';
import { type Config, readConfig } from '../../../server/config.ts';
import type { Deps } from '../../../server/deps.ts';
import { buildApp } from '../../../server/http/app.ts';
import { jobDefinitions, scannerJobs } from '../../../server/jobs/definitions.ts';
import { type JobWorker, startJobWorker, type WorkerOptions } from '../../../server/jobs/worker.ts';
import { createLog } from '../../../server/log.ts';
import { createCaller, type Call } from './caller.ts';
import { freshDatabase } from './database.ts';
import type { Engine } from './engines.ts';
import { createPeople, type People } from './people.ts';
import type { Database } from '../../../server/db/connect.ts';

export type TestServer = {
  app: FastifyInstance;
  deps: Deps;
  people: People;
  /** `await server.as('admin')('listTeam', { query: { page: 1 } })` */
  as: (person: keyof People) => Call;
  /** With any bearer token, or none. */
  withToken: (token: string | undefined) => Call;
  /** Runs every job that is due and waits until nothing is left. */
  runJobs: () => Promise<void>;
  close: () => Promise<void>;
};

export type TestServerOptions = {
  engine?: Engine;
  /** Instead of a fresh one; with `people: false` where it has its own. */
  database?: Database;
  people?: boolean;
  validateResponses?: boolean;
  config?: Partial<Config>;
  deps?: Partial<Deps>;
  worker?: WorkerOptions;
};

export const startTestServer = async ({
  engine,
  database,
  people: wantsPeople = true,
  validateResponses = true,
  config: changes,
  deps: replaced,
  worker: workerOptions,
}: TestServerOptions = {}): Promise<TestServer> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parapet-test-data-'));
  const db = database ?? (await freshDatabase(engine));
  const config = {
    ...readConfig({
      NODE_ENV: 'test',
      PARAPET_DATA_DIR: dataDir,
      PARAPET_LOG_LEVEL: process.env['PARAPET_LOG_LEVEL'] ?? 'silent',
      PARAPET_REQUESTS_PER_MINUTE: '1000000',
    }),
    ...changes,
  };
  const deps: Deps = { ...composeDeps(config, db, createLog(config)), ...replaced };
  const people = wantsPeople ? await createPeople(db) : ({} as People); // whoever wants none knows their own tokens
  const app = await buildApp(deps, { validateResponses });
  let worker: JobWorker | undefined;

  const withToken = (token: string | undefined) => createCaller(app, token);
  return {
    app,
    deps,
    people,
    withToken,
    as: (person) => withToken(people[person].token),
    runJobs: async () => {
      // Nothing is taken between two calls: a test says when work is done, and the database is not asked for it all the time.
      worker ??= startJobWorker(
        deps,
        { ...jobDefinitions, ...scannerJobs },
        { pollMs: 60_000, ...workerOptions },
      );
      await worker.idle();
    },
    close: async () => {
      await Promise.all([app.close(), worker?.stop()]);
      await deps.outgoing.close();
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
