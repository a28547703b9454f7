// The application on a new database, called without a socket. Its responses are validated against
// the contract.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createDeps } from '../../../server/app.ts';
import { type Config, readConfig } from '../../../server/platform/config/config.ts';
import type { Deps } from '../../../server/platform/deps.ts';
import { buildServer } from '../../../server/app.ts';
import type { AppOptions } from '../../../server/platform/http/create-server.ts';
import { jobDefinitions } from '../../../server/jobs.ts';
import {
  type JobWorker,
  startJobWorker,
  type WorkerOptions,
} from '../../../server/platform/jobs/worker.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { createCaller, type Call } from './caller.ts';
import { countDifferences } from './count-differences.ts';
import { freshDatabase } from './database.ts';
import type { Engine } from './engines.ts';
import { createPeople, type People } from './people.ts';
import type { Database } from '../../../server/platform/db/connect.ts';

export type TestServer = {
  app: FastifyInstance;
  deps: Deps;
  people: People;
  /** `await server.as('admin')('listTeam', { query: { page: 1 } })` */
  as: (person: keyof People) => Call;
  /** With the given bearer token, or none. */
  withToken: (token: string | undefined) => Call;
  /** Runs every due job and waits until none is left. */
  runJobs: () => Promise<void>;
  close: () => Promise<void>;
};

export type TestServerOptions = {
  engine?: Engine;
  /** Replaces the new database; with `people: false` if it has its own users. */
  database?: Database;
  people?: boolean;
  validateResponses?: boolean;
  /** Disabled if counting every finding would take minutes. */
  comparesCounts?: boolean;
  connectionLimits?: AppOptions['connectionLimits'];
  config?: Partial<Config>;
  deps?: Partial<Deps>;
  worker?: WorkerOptions;
};

export const startTestServer = async ({
  engine,
  database,
  people: wantsPeople = true,
  validateResponses = true,
  comparesCounts = true,
  connectionLimits,
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
  const deps: Deps = { ...createDeps(config, db, createLog(config)), ...replaced };
  const people = wantsPeople ? await createPeople(db) : ({} as People); // a test without people uses its own tokens
  const app = await buildServer(deps, {
    validateResponses,
    ...(connectionLimits && { connectionLimits }),
  });
  let worker: JobWorker | undefined;

  const withToken = (token: string | undefined) => createCaller(app, token);
  return {
    app,
    deps,
    people,
    withToken,
    as: (person) => withToken(people[person].token),
    runJobs: async () => {
      // The worker is idle between two calls: a test decides when jobs run, and the worker does not
      // poll the database continuously.
      worker ??= startJobWorker(deps, jobDefinitions, { pollMs: 60_000, ...workerOptions });
      await worker.idle();
    },
    close: async () => {
      await Promise.all([app.close(), worker?.stop()]);
      await deps.outgoing.close();
      deps.objects?.close();
      // Whatever findings the test wrote, their stored counts must be right.
      const wrong = await (comparesCounts ? countDifferences(db) : Promise.resolve([])).finally(
        () => db.close(),
      );
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
