// The network between the product and its database breaks, briefly and for longer.
import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationsCase } from '../case.ts';
import { startCluster } from '../support/cluster.ts';
import { disturbedLoad } from '../support/disturbed-load.ts';
import { startServer } from '../support/product.ts';
import { startRelay } from '../support/relay.ts';

export const cut: OperationsCase = {
  needs: ['postgresql'],
  run: async ({ scale }) => {
    const cluster = await startCluster();
    const relay = await startRelay(cluster);
    const url = Object.assign(new URL(cluster.url), { port: String(relay.port) }).toString();
    const server = await startServer({ DATABASE_URL: url });
    const rounds = scale === 'full' ? 30 : 5;
    let broken = 0;
    try {
      const { totals, failures } = await disturbedLoad(server, async () => {
        for (let round = 0; round < rounds; round++) {
          await sleep(500);
          broken += relay.cut();
        }
        relay.shut();
        await sleep(5_000);
        relay.open();
      });
      return {
        totals: [`${broken} connections cut in ${rounds} rounds, then 5 s without any`, ...totals],
        failures,
      };
    } finally {
      await server.end('SIGKILL');
      await relay.close();
      await cluster.discard();
    }
  },
};
