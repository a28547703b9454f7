// Composition root: creates the dependencies of the domains from the configuration, and the HTTP
// server with their routes.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/connect.ts';
import type { Deps } from './platform/deps.ts';
import { type AppOptions, createServer } from './platform/http/create-server.ts';
import { Lifecycle } from './platform/runtime/lifecycle.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createOutgoingClient } from './platform/outgoing/outgoing.ts';
import { createSecretBox, loadSecretKey } from './platform/secrets/secret-box.ts';
import { createObjectStore } from './platform/storage/object-store.ts';
import { createHandlers } from './routes.ts';

/** `wakeJobs` does nothing until a worker is attached. */
export const createDeps = (config: Config, db: Database, log: FastifyBaseLogger): Deps => {
  db.replica?.onChange((state, error) => {
    if (state === 'follows') log.info('the replica answers reads again');
    else log.warn({ err: error, replica: state }, 'the primary answers reads for the replica');
  });
  const secrets = createSecretBox(loadSecretKey(config.secretKey, config.dataDir));
  return {
    config,
    db,
    log,
    secrets,
    mailer: createMailer(config, secrets),
    outgoing: createOutgoingClient(config.outgoing),
    objects: config.bucket && createObjectStore(config.bucket, config.outgoing.proxy),
    lifecycle: new Lifecycle(),
    now: () => new Date(),
    wakeJobs: () => undefined,
  };
};

export const buildServer = (deps: Deps, options?: AppOptions): Promise<FastifyInstance> =>
  createServer(deps, createHandlers(deps), options);
