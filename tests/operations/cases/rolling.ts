// A rolling restart of two servers behind nginx, during which no request fails.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../../support/server/process.ts';
import type { OperationsCase } from '../case.ts';
import { startCluster } from '../support/cluster.ts';
import { countComments, dailyUse, firstImport, untilImported } from '../support/daily-use.ts';
import { describeLoad, faultsOf, faultsOfComments } from '../support/judge.ts';
import { startLoad } from '../support/load.ts';
import { startNginx } from '../support/nginx.ts';
import { signIn, startImport, startServer } from '../support/product.ts';
import { freePort } from '../support/tools.ts';

export const rolling: OperationsCase = {
  needs: ['postgresql', 'nginx'],
  run: async ({ scale, say }) => {
    const least = scale === 'full' ? 10_000 : 500;
    const cluster = await startCluster();
    const ports = [await freePort(), await freePort()];
    const start = (port: number) =>
      startServer({
        DATABASE_URL: cluster.url,
        PARAPET_PORT: String(port),
        PARAPET_DRAIN_SECONDS: '3',
        PARAPET_TRUST_PROXY: '1',
      });
    const servers = new Map<number, ServerProcess>();
    for (const port of ports) servers.set(port, await start(port));
    const nginx = await startNginx(ports);
    try {
      const admin = await signIn(nginx.url);
      const finding = await firstImport(admin.call);
      const load = startLoad({
        callers: 10,
        outage: false,
        ask: dailyUse(nginx.url, admin, finding),
      });
      const seconds: string[] = [];
      const codes: unknown[] = [];
      for (const [number, port] of ports.entries()) {
        const imported = await startImport(admin.call, `during restart ${number}`, 500);
        await sleep(1_000);
        const begun = performance.now();
        codes.push(await servers.get(port)?.end('SIGTERM'));
        servers.set(port, await start(port));
        seconds.push(((performance.now() - begun) / 1000).toFixed(1));
        await untilImported(admin.call, imported, 500);
        say(`server ${number + 1} is restarted after ${load.total()} requests`);
        await sleep(3_000);
      }
      while (load.total() < least) await sleep(100);
      await load.stop();
      const stored = await countComments(admin.call, finding);
      const confirmed = load.answers.get('201') ?? 0;
      return {
        totals: [
          `both servers restarted once, in ${seconds.join(' s and ')} s`,
          describeLoad(load),
          `${confirmed} comments confirmed, ${stored} stored`,
        ],
        failures: [
          ...faultsOf(load),
          ...faultsOfComments({ confirmed, asked: confirmed }, stored),
          ...(codes.every((code) => code === 0) ? [] : [`Exit codes ${codes.join(', ')}`]),
        ],
      };
    } finally {
      await Promise.all([...servers.values()].map((server) => server.end('SIGKILL')));
      await nginx.close();
      await cluster.discard();
    }
  },
};
