import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { Problem } from './problem.ts';

/** `/healthz`: the process runs. `/readyz`: it can serve, that is reach its database, and is not shutting down. */
export const serveHealth = (app: FastifyInstance, db: Database): void => {
  let draining = false;
  app.addHook('preClose', (done) => {
    draining = true;
    done();
  });
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    if (draining) throw new Problem(503, 'draining', 'The server is shutting down.');
    await db.pool.query('select 1').catch(() => {
      throw new Problem(503, 'no_database', 'The database does not answer.');
    });
    return { status: 'ok' };
  });
};
