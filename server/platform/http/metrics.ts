import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/connect.ts';
import type { Config } from '../config/config.ts';
import { hashToken } from '../runtime/tokens.ts';
import { probe } from './health.ts';
import { registerOperationalMetrics } from './operational-metrics.ts';
import { notFound } from './problem.ts';
import { onCrossTenantAccess } from '../db/tenancy.ts';

const isEqual = (one: string, other: string): boolean => {
  const [a, b] = [hashToken(one), hashToken(other)];
  return timingSafeEqual(a, b);
};

const internalRanges: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
]);

/**
 * With a token: callers that send it. Without one: callers inside the network that did not come
 * through a proxy, because behind a proxy every caller has an address inside the network.
 */
const mayReadMetrics = (request: FastifyRequest, token: string | undefined): boolean =>
  token === undefined
    ? request.headers['x-forwarded-for'] === undefined &&
      request.headers.forwarded === undefined &&
      internalRanges.has(ipaddr.process(request.ip).range())
    : isEqual(request.headers.authorization ?? '', `Bearer ${token}`);

/** `/metrics` in Prometheus' text format. No label contains a tenant, a user or a URL. */
export const serveMetrics = (
  app: FastifyInstance,
  db: Database,
  { metricsToken: token, dataDir }: Pick<Config, 'metricsToken' | 'dataDir'>,
): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'parapet_' });
  const collect = registerOperationalMetrics(registry, db, dataDir);
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
  const { replica } = db;
  if (replica) {
    const reads = new Gauge({
      name: 'parapet_replica_reads',
      help: 'Reads that could go to the replica since the start, by who answered',
      labelNames: ['by'],
      registers: [registry],
      collect: () => {
        for (const by of ['replica', 'primary'] as const) reads.set({ by }, replica.reads[by]);
      },
    });
  }
  const stop = onCrossTenantAccess((reason) => across.inc({ reason }));
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
  app.get('/metrics', probe, async (request, reply) => {
    if (!mayReadMetrics(request, token)) throw notFound('Page');
    await collect();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
