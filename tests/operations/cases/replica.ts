// Two servers read lists, charts and exports from a streaming standby. The next read through either
// server sees every write, even while the standby lags, is unavailable or returns.
import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationsCase } from '../case.ts';
import { startCluster, untilReplayed } from '../support/cluster.ts';
import { firstImport } from '../support/daily-use.ts';
import { type Administrator, askDoctor, signIn, startServer } from '../support/product.ts';

type Reads = { replica: number; primary: number };

const readsOf = async (url: string): Promise<Reads> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const of = (by: string) =>
    Number(new RegExp(String.raw`parapet_replica_reads\{by="${by}"\} (\d+)`).exec(text)?.[1]);
  return { replica: of('replica'), primary: of('primary') };
};

/** Tags a finding through one server and reads the tag through the other. */
const writeAndRead = async (
  [writer, reader]: readonly [Administrator, Administrator],
  finding: string,
  tag: string,
): Promise<boolean> => {
  (await writer.call('updateFinding', { path: { id: finding }, body: { tags: [tag] } })).ok();
  const { data } = (
    await reader.call('listFindings', { query: { tags: [tag], page_size: 1 } })
  ).ok();
  return data[0]?.id === finding;
};

export const replica: OperationsCase = {
  needs: ['postgresql'],
  run: async ({ scale, say }) => {
    const rounds = scale === 'full' ? 200 : 20;
    const primary = await startCluster();
    const migrating = await startServer({ DATABASE_URL: primary.url });
    const standby = await primary.standby();
    await migrating.end('SIGKILL');
    const settings = {
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URL: standby.url,
      PARAPET_LOG_LEVEL: 'info',
    };
    const servers = [await startServer(settings), await startServer(settings)] as const;
    const urls = servers.map(({ url }) => url);
    const failures: string[] = [];
    const totals: string[] = [];
    try {
      const admins = [await signIn(urls[0] ?? ''), await signIn(urls[1] ?? '')] as const;
      const finding = await firstImport(admins[0].call, 500);
      const sum = async (): Promise<Reads> => {
        const [one, other] = await Promise.all(urls.map(readsOf));
        return {
          replica: (one?.replica ?? 0) + (other?.replica ?? 0),
          primary: (one?.primary ?? 0) + (other?.primary ?? 0),
        };
      };
      let number = 0;
      const phase = async (name: string, count: number, expected: keyof Reads | 'either') => {
        const before = await sum();
        let stale = 0;
        const begun = performance.now();
        for (let n = 0; n < count; n++) {
          number += 1;
          const pair = n % 2 === 0 ? admins : ([admins[1], admins[0]] as const);
          if (!(await writeAndRead(pair, finding, `tag-${number}`))) stale += 1;
        }
        const each = (performance.now() - begun) / count;
        const after = await sum();
        const byReplica = after.replica - before.replica;
        const byPrimary = after.primary - before.primary;
        totals.push(
          `${name}: ${count} writes, each read through the other server, ${stale} not seen; ${byReplica} reads by the standby, ${byPrimary} by the primary; ${each.toFixed(0)} ms each`,
        );
        say(totals.at(-1) ?? '');
        if (stale > 0) failures.push(`${name}: ${stale} of ${count} writes were not seen`);
        const [served, others] =
          expected === 'replica' ? [byReplica, byPrimary] : [byPrimary, byReplica];
        if (expected !== 'either' && (served < count * 0.9 || others > count * 0.1))
          failures.push(`${name}: the ${expected} answered ${served} of ${served + others} reads`);
      };

      await untilReplayed(primary, standby);
      await sleep(1_500);
      await phase('following', rounds, 'replica');
      await standby.query('select pg_wal_replay_pause()');
      await phase('paused', Math.min(rounds, 40), 'primary');
      await standby.query('select pg_wal_replay_resume()');
      await untilReplayed(primary, standby);
      await sleep(1_500);
      await phase('following again', rounds, 'replica');
      await standby.stop('immediate');
      await phase('away', Math.min(rounds, 40), 'primary');
      await standby.start();
      await untilReplayed(primary, standby);
      await sleep(5_500);
      await phase('back', rounds, 'replica');

      for (const read of [
        '/v1/findings_chart',
        '/v1/total_findings_chart',
        '/v1/repositories',
        '/v1/scans',
        '/v1/findings?q=query&page_size=5',
      ]) {
        const before = await sum();
        const response = await fetch(`${urls[0] ?? ''}${read}`, {
          headers: { authorization: `Bearer ${admins[0].token}` },
        });
        const after = await sum();
        if (!response.ok || after.replica === before.replica)
          failures.push(`${read}: ${response.status}, not read from the standby`);
      }
      const expectDoctor = async (sentence: string) => {
        const printed = await askDoctor(settings);
        if (!printed.includes(sentence))
          failures.push(`The doctor does not say ${sentence}:\n${printed}`);
      };
      await expectDoctor('ok      The replica follows, ');
      await standby.promote();
      await expectDoctor('failed  DATABASE_REPLICA_URL leads to a server that is no standby.');
      await phase('promoted by mistake', Math.min(rounds, 20), 'primary');

      const printed = servers.map((server) => server.output()).join('');
      for (const line of ['"replica":"lags"', '"replica":"away"', '"replica":"is no standby"'])
        if (!printed.includes(line)) failures.push(`The log does not say ${line}`);
      for (const server of servers)
        if (server.hasEnded()) failures.push(`A server ended:\n${server.output()}`);
      return { totals, failures };
    } finally {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      await standby.discard();
      await primary.discard();
    }
  },
};
