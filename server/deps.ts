import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import type { Mailer } from './mail/mailer.ts';
import type { OutgoingClient } from './outgoing.ts';
import type { SecretBox } from './secrets.ts';

/** Everything that a module needs from outside; composed once in `main.ts`, replaced piece by piece in tests. */
export type Deps = {
  config: Config;
  db: Database;
  log: FastifyBaseLogger;
  secrets: SecretBox;
  mailer: Mailer;
  outgoing: OutgoingClient;
  now: () => Date;
  /** Wakes the job worker of this process after a transaction that enqueued something. */
  wakeJobs: () => void;
};
