import type { FastifyInstance } from 'fastify';
import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { Deps } from '../deps.ts';
import { Problem } from './problem.ts';

/** Probes come often and from one address: a limit would make a healthy server appear unhealthy. */
export const probe = { logLevel: 'warn', config: { rateLimit: false } } as const;

/** Below this, imports and uploads fail. */
const leastFreeBytes = 50 * 1024 * 1024;

const assertDisk = async (dataDir: string): Promise<void> => {
  const free = await Promise.all([statfs(dataDir), access(dataDir, constants.W_OK)]).then(
    ([{ bavail, bsize }]) => bavail * bsize,
    () => 0,
  );
  if (free < leastFreeBytes)
    throw new Problem(
      503,
      'no_disk',
      'The data folder cannot be written, or less than 50 MB are free.',
    );
};

/**
 * `/healthz`: the process runs. `/readyz`: the server can reach its database, write its data
 * folder, and is not shutting down; otherwise the response says which check failed.
 */
export const serveHealth = (
  app: FastifyInstance,
  { db, lifecycle, config: { dataDir } }: Pick<Deps, 'db' | 'lifecycle' | 'config'>,
): void => {
  app.addHook('preClose', (done) => {
    lifecycle.drain();
    done();
  });
  // On a kept connection, the next request would arrive at a stopped server.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (lifecycle.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.get('/healthz', probe, () => ({ status: 'ok' }));
  app.get('/readyz', probe, async () => {
    if (lifecycle.isDraining) throw new Problem(503, 'draining', 'The server is shutting down.');
    await db.pool.query('select 1').catch(() => {
      throw new Problem(503, 'no_database', 'The database is not responding.');
    });
    await assertDisk(dataDir);
    return { status: 'ok' };
  });
};
