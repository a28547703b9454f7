import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/connect.ts';
import { onAcrossTenants } from '../db/tenancy.ts';

/** `/metrics` in Prometheus' text format. No label holds a tenant, a person or an address. */
export const serveMetrics = (app: FastifyInstance, db: Database): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'parapet_' });
  const durations = new Histogram({
    name: 'parapet_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  const across = new Counter({
    name: 'parapet_across_tenants_total',
    help: 'Transactions that may see several organisations, by purpose',
    labelNames: ['reason'],
    registers: [registry],
  });
  const pool = new Gauge({
    name: 'parapet_database_connections',
    help: 'Connections to the database',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      pool.set({ state: 'idle' }, db.pool.idleCount);
      pool.set({ state: 'busy' }, db.pool.totalCount - db.pool.idleCount);
      pool.set({ state: 'awaited' }, db.pool.waitingCount);
    },
  });
  const stop = onAcrossTenants((reason) => across.inc({ reason }));
  app.addHook('onClose', () => {
    stop();
  });
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
};
