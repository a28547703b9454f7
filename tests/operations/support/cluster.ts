// Temporary PostgreSQL clusters for the suite: a primary and streaming standbys.
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { account, freePort, placeOf, runTool } from './tools.ts';

export type Cluster = {
  port: number;
  /** URL of the product's database with its owner, an unprivileged user. */
  url: string;
  /** Runs a statement as superuser. */
  query: <R extends object>(statement: string, database?: string) => Promise<R[]>;
  stop: (mode: 'fast' | 'immediate') => Promise<void>;
  start: () => Promise<void>;
  promote: () => Promise<void>;
  /** Creates a standby that follows this cluster. */
  standby: () => Promise<Cluster>;
  /** Stops it and deletes its files. */
  discard: () => Promise<void>;
};

const owner = 'parapet';
const databaseName = 'parapet';

const tool = (name: string, ...args: string[]) =>
  runTool(path.join(placeOf('postgresql'), name), args);

const temporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parapet-cluster-'));
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
};

const describeCluster = (folder: string, port: number): Cluster => {
  const data = path.join(folder, 'data');
  return {
    port,
    url: `postgres://${owner}@127.0.0.1:${port}/${databaseName}`,
    query: async <R extends object>(statement: string, database = 'postgres') => {
      const client = new pg.Client({
        connectionString: `postgres://postgres@127.0.0.1:${port}/${database}`,
      });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query<R>(statement)).rows;
      } finally {
        await client.end();
      }
    },
    stop: async (mode) => void (await tool('pg_ctl', '-D', data, '-m', mode, '-w', 'stop')),
    start: async () => {
      await tool('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), 'start');
    },
    promote: async () => void (await tool('pg_ctl', '-D', data, '-w', 'promote')),
    standby: () => followCluster(port),
    discard: async () => {
      await tool('pg_ctl', '-D', data, '-m', 'immediate', 'stop').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const prepare = async (make: (data: string, folder: string) => Promise<unknown>) => {
  const folder = temporaryFolder();
  const port = await freePort();
  const data = path.join(folder, 'data');
  await make(data, folder);
  // The last value of a setting wins, because a standby also has the lines of its primary.
  appendFileSync(
    path.join(data, 'postgresql.conf'),
    `\nport=${port}\nlisten_addresses='127.0.0.1'\nunix_socket_directories='${folder}'\nfsync=off\nwal_log_hints=on\nwal_keep_size=64MB\n`,
  );
  const cluster = describeCluster(folder, port);
  await cluster.start();
  return cluster;
};

/** A primary with an empty database for the product. Discard it at the end. */
export const startCluster = async (): Promise<Cluster> => {
  const cluster = await prepare((data) =>
    tool('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '--no-sync'),
  );
  await cluster.query(`create role ${owner} login createrole`);
  await cluster.query(`create database ${databaseName} owner ${owner}`);
  return cluster;
};

const followCluster = (port: number): Promise<Cluster> =>
  prepare((data) =>
    tool(
      'pg_basebackup',
      ...['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-D', data],
      ...['-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    ),
  );

/** Resolves when the standby has replayed everything that the primary has written so far. */
export const untilReplayed = async (primary: Cluster, standby: Cluster): Promise<void> => {
  const [written] = await primary.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn');
  for (let tried = 0; tried < 300; tried++) {
    const [row] = await standby.query<{ there: boolean }>(
      `select pg_last_wal_replay_lsn() >= '${written?.lsn ?? ''}' as there`,
    );
    if (row?.there === true) return;
    await sleep(100);
  }
  throw new Error('The standby has not caught up.');
};
