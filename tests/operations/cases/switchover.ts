// A switchover from a primary to its streaming standby, as operators' tools perform it: the primary
// stops, the product's address leads to the standby, and two seconds later the standby is promoted.
import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationsCase } from '../case.ts';
import { startCluster, untilReplayed } from '../support/cluster.ts';
import { countComments, dailyUse, firstImport, untilImported } from '../support/daily-use.ts';
import { describeLoad, faultsOf, faultsOfComments } from '../support/judge.ts';
import { startLoad } from '../support/load.ts';
import { patiently, signIn, startImport, startServer } from '../support/product.ts';
import { startRelay } from '../support/relay.ts';

export const switchover: OperationsCase = {
  needs: ['postgresql'],
  run: async ({ say }) => {
    const primary = await startCluster();
    const relay = await startRelay(primary);
    const url = Object.assign(new URL(primary.url), { port: String(relay.port) }).toString();
    const server = await startServer({ DATABASE_URL: url });
    const standby = await primary.standby();
    say('a server runs on a primary, which a standby follows');
    try {
      const admin = await signIn(server.url);
      const finding = await firstImport(admin.call);
      await untilReplayed(primary, standby);
      const imported = await startImport(admin.call, 'second', 5_000);
      const load = startLoad({
        callers: 8,
        outage: true,
        ask: dailyUse(server.url, admin, finding),
      });
      await sleep(2_000);

      const begun = performance.now();
      await primary.stop('fast');
      relay.leadTo(standby.port);
      await sleep(2_000);
      const readOnly = await fetch(`${server.url}/v1/client/notifications/read`, {
        method: 'POST',
        headers: { authorization: `Bearer ${admin.token}` },
      });
      const { code } = (await readOnly.json()) as { code?: string };
      await standby.promote();
      await patiently(async () => (await admin.call('listTeam', {})).ok());
      const away = performance.now() - begun;
      say('the standby is promoted');

      await sleep(3_000);
      await untilImported(admin.call, imported, 5_000);
      const after = await startImport(admin.call, 'third', 50);
      await untilImported(admin.call, after, 50);
      await load.stop();
      const [job] = await standby.query<{ attempts: number; runs: string }>(
        `select max(attempts) as attempts, count(*) as runs from jobs where kind like 'import%'`,
        'parapet',
      );
      const stored = await countComments(admin.call, finding);
      const confirmed = load.answers.get('201') ?? 0;
      return {
        totals: [
          `away for ${(away / 1000).toFixed(1)} s, of which 2 s read-only (a write: ${readOnly.status} ${code ?? ''})`,
          describeLoad(load),
          `${confirmed} comments confirmed, ${stored} stored; ${job?.runs ?? '?'} imports with at most ${job?.attempts ?? '?'} attempts`,
        ],
        failures: [
          ...faultsOf(load),
          ...faultsOfComments({ confirmed, asked: load.total() }, stored),
          ...(server.hasEnded() ? [`The server ended:\n${server.output()}`] : []),
          ...(code === 'database_read_only'
            ? []
            : [`A write on the standby was answered ${readOnly.status} ${code ?? ''}`]),
          ...(job?.attempts === 1 ? [] : [`An import took ${job?.attempts ?? '?'} attempts`]),
          ...(load.answers.get('503') === undefined ? ['No request noticed the switchover'] : []),
        ],
      };
    } finally {
      await server.end('SIGKILL');
      await relay.close();
      await standby.discard();
      await primary.discard();
    }
  },
};
