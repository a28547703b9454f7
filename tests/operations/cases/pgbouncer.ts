// The product behind pgbouncer in transaction mode, where every transaction may use another
// connection.
import type { OperationsCase } from '../case.ts';
import { startCluster } from '../support/cluster.ts';
import { countComments, dailyUse, firstImport, untilImported } from '../support/daily-use.ts';
import { describeLoad, faultsOf, faultsOfComments } from '../support/judge.ts';
import { startLoad } from '../support/load.ts';
import { startPgbouncer } from '../support/pgbouncer.ts';
import { signIn, startImport, startServer } from '../support/product.ts';

export const pgbouncer: OperationsCase = {
  needs: ['postgresql', 'pgbouncer'],
  run: async ({ scale, say }) => {
    const requests = scale === 'full' ? 2_000 : 200;
    const cluster = await startCluster();
    const bouncer = await startPgbouncer(cluster, 6);
    // Two servers start in parallel on an empty database, and both migrate it through the pooler.
    const servers = await Promise.all([1, 2].map(() => startServer({ DATABASE_URL: bouncer.url })));
    say('two servers have migrated an empty database through pgbouncer');
    try {
      const [url = '', other = ''] = servers.map((server) => server.url);
      const admin = await signIn(url);
      const finding = await firstImport(admin.call);
      const imported = await startImport(admin.call, 'second', 500);
      const asks = [url, other].map((one) => dailyUse(one, admin, finding));
      const load = startLoad({
        callers: 12,
        outage: false,
        requests,
        ask: (n) => asks[n % 2]?.(n >> 1) ?? { url },
      });
      await untilImported(admin.call, imported, 500);
      await load.finished;
      const stored = await countComments(admin.call, finding);
      const confirmed = load.answers.get('201') ?? 0;
      const [left] = await cluster.query<{ locks: string }>(
        `select count(*) as locks from pg_locks where locktype = 'advisory'`,
      );
      return {
        totals: [
          'migrated by two servers at once on an empty database, imports of 20 and 500 listed',
          describeLoad(load),
          `${stored} comments of ${confirmed} stored; ${left?.locks ?? '?'} advisory locks left`,
        ],
        failures: [
          ...faultsOf(load),
          ...faultsOfComments({ confirmed, asked: confirmed }, stored),
          ...(left?.locks === '0' ? [] : [`${left?.locks ?? '?'} advisory locks are left behind`]),
        ],
      };
    } finally {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      await bouncer.close();
      await cluster.discard();
    }
  },
};
