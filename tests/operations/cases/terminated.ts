// An administrator repeatedly terminates the product's backends under load.
import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationsCase } from '../case.ts';
import { startCluster } from '../support/cluster.ts';
import { disturbedLoad } from '../support/disturbed-load.ts';
import { startServer } from '../support/product.ts';

export const terminated: OperationsCase = {
  needs: ['postgresql'],
  run: async ({ scale }) => {
    const cluster = await startCluster();
    const server = await startServer({ DATABASE_URL: cluster.url });
    const rounds = scale === 'full' ? 30 : 5;
    let ended = 0;
    try {
      const { totals, failures } = await disturbedLoad(server, async () => {
        for (let round = 0; round < rounds; round++) {
          await sleep(500);
          const rows = await cluster.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'parapet'`,
          );
          ended += rows.length;
        }
      });
      return { totals: [`${ended} backends ended in ${rounds} rounds`, ...totals], failures };
    } finally {
      await server.end('SIGKILL');
      await cluster.discard();
    }
  },
};
