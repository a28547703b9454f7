// pgbouncer in transaction mode in front of a cluster, with few connections, so that callers share
// them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { account, freePort, placeOf } from './tools.ts';

const untilItAnswers = async (url: string): Promise<void> => {
  for (let tried = 0; tried < 100; tried++) {
    const client = new pg.Client({ connectionString: url });
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answers) return;
    await sleep(50);
  }
  throw new Error('pgbouncer does not answer.');
};

export const startPgbouncer = async (cluster: Cluster, connections: number) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parapet-pgbouncer-'));
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${cluster.port} user=${new URL(cluster.url).username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  );
  if (account) for (const place of [folder, file]) chownSync(place, account.uid, account.gid);
  const child = spawn(placeOf('pgbouncer'), [file], { ...account, stdio: 'ignore' });
  const url = Object.assign(new URL(cluster.url), { port: String(port) }).toString();
  await untilItAnswers(url);
  return {
    url,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
