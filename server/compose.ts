// Builds everything that the modules need from the configuration, in the order of dependence.
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import type { Deps } from './deps.ts';
import { createMailer } from './mail/mailer.ts';
import { createOutgoingClient } from './outgoing.ts';
import { createSecretBox, loadSecretKey } from './secrets.ts';

/** `wakeJobs` does nothing until a worker is attached to it. */
export const composeDeps = (config: Config, db: Database, log: FastifyBaseLogger): Deps => {
  const secrets = createSecretBox(loadSecretKey(config.secretKey, config.dataDir));
  return {
    config,
    db,
    log,
    secrets,
    mailer: createMailer(config, secrets),
    outgoing: createOutgoingClient(config.allowedAddresses),
    now: () => new Date(),
    wakeJobs: () => undefined,
  };
};
