import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './db/connect.ts';
import type { Lifecycle } from './runtime/lifecycle.ts';
import type { Mailer } from './mail/mailer.ts';
import type { OutgoingClient } from './outgoing/outgoing.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import type { ObjectStore } from './storage/object-store.ts';

/**
 * The dependencies of the domains, created once in `main.ts` and replaced individually in tests.
 */
export type Deps = {
  config: Config;
  db: Database;
  log: FastifyBaseLogger;
  secrets: SecretBox;
  mailer: Mailer;
  outgoing: OutgoingClient;
  /** The operator's bucket; without one, files are in the database. */
  objects: ObjectStore | undefined;
  lifecycle: Lifecycle;
  now: () => Date;
  /** Wakes this process's job worker. Call it after a transaction that enqueued a job. */
  wakeJobs: () => void;
};
