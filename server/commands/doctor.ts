import { access, constants, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { type Config, ConfigError, readConfig } from '../platform/config/config.ts';
import { connect, type Database } from '../platform/db/connect.ts';
import { readSchemaState } from '../platform/db/migrate.ts';
import { inspectReplica } from '../platform/db/replica.ts';
import { secretKeyPrint } from '../platform/db/schema/operations.ts';
import { acrossTenants } from '../platform/db/tenancy.ts';
import { productVersion } from '../platform/runtime/version.ts';
import {
  ForeignKeyError,
  foreignKeyMessage,
  keyFingerprint,
} from '../platform/secrets/assert-same-key.ts';
import { createSecretBox, loadSecretKey } from '../platform/secrets/secret-box.ts';
import { type BucketSettings, createObjectStore } from '../platform/storage/object-store.ts';
import { explainStartFailure } from '../operator-errors.ts';
import { readManifest } from './backup-folder.ts';
import { openDatabase } from './open-database.ts';
import { compareTables, digestTables } from './table-digests.ts';
import { print, UsageError } from './usage.ts';

/** Returns a sentence about a passed check; throws the same error as a start. */
type Check = (config: Config, db: Database) => Promise<string>;

const checkFolder = async ({ dataDir }: Config): Promise<string> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await access(dataDir, constants.W_OK);
  return `The data folder ${dataDir} can be written.`;
};

const checkPort = async ({ host, port }: Config): Promise<string> => {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    return `Port ${port} is free.`;
  } catch (error) {
    const own = await fetch(`http://${host}:${port}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (!own) throw error;
    return `Port ${port} is in use by a server that is healthy.`;
  } finally {
    server.close();
  }
};

const checkRights: Check = async (_config, { pool, engine }) => {
  const { rows } = await pool.query<{ name: string; enough: boolean }>(
    `select current_user as name, rolsuper or rolcreaterole or (
       select count(*) = 2 from pg_roles r where r.rolname in ('parapet_app', 'parapet_system') and pg_has_role(current_user, r.oid, 'MEMBER')
     ) as enough from pg_roles where rolname = current_user`,
  );
  const [user] = rows;
  if (user?.enough !== true)
    throw Object.assign(new Error('must be member of parapet_app and parapet_system'), {
      code: '42501',
    });
  return `The database (${engine}) answers, and its user "${user.name}" has the rights.`;
};

const checkSchema: Check = async (_config, db) => {
  const state = await readSchemaState(db);
  if (state === 'current') return `The schema is that of version ${productVersion}.`;
  return state === 'empty'
    ? 'The database is empty; the first start fills it.'
    : `The schema is older than version ${productVersion}; the next start, or parapet migrate, brings it up to date.`;
};

const checkKey: Check = async ({ secretKey, dataDir }, db) => {
  if (secretKey === undefined && !existsSync(path.join(dataDir, 'secret-key')))
    return 'There is no secret key yet; the first start creates one.';
  if ((await readSchemaState(db)) === 'empty') return 'The secret key can be read.';
  const [known] = await acrossTenants(db, 'first start', (tx) => tx.select().from(secretKeyPrint));
  const own = keyFingerprint(createSecretBox(loadSecretKey(secretKey, dataDir)));
  if (known && known.fingerprint !== own) throw new ForeignKeyError(foreignKeyMessage);
  return 'The secret key is that of the database.';
};

const checkReplica: Check = async (config, db) => {
  const { url, replicaUrl } = config.database;
  const opened = await connect({ url, replicaUrl, dataDir: config.dataDir, poolSize: 1 });
  try {
    const { replica } = opened;
    if (!replica) throw new ConfigError('DATABASE_REPLICA_URL is not set.');
    const found = await inspectReplica(db.pool, replica).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ConfigError(`The replica of DATABASE_REPLICA_URL does not answer: ${reason}`);
    });
    if ('problem' in found) throw new ConfigError(found.problem);
    return `The replica follows, ${found.behindBytes} bytes behind.`;
  } finally {
    await opened.close();
  }
};

const checkBucket = async (config: Config, bucket: BucketSettings): Promise<string> => {
  const objects = createObjectStore(bucket, config.outgoing.proxy);
  try {
    await objects.check();
    return `The bucket ${bucket.bucket} answers.`;
  } finally {
    objects.close();
  }
};

/** The data differs from the backup: the same exit code as that of a restore. */
const differs = 65;

const verify = async (db: Database, folder: string | undefined): Promise<number> => {
  const found = await acrossTenants(db, 'back up', digestTables);
  if (folder === undefined) {
    for (const [name, { rows, digest }] of Object.entries(found))
      print(`${name} ${rows} ${digest}`);
    return 0;
  }
  const differences = compareTables(readManifest(folder).tables, found);
  for (const difference of differences) print(difference);
  if (differences.length === 0) print('Every table is as in the backup.');
  return differences.length === 0 ? 0 : differs;
};

const report = async (check: () => Promise<string>): Promise<number> => {
  try {
    print(`ok      ${await check()}`);
    return 0;
  } catch (error) {
    const { message, exitCode } = explainStartFailure(error, process.env);
    print(`failed  ${message}`);
    return exitCode;
  }
};

/** Runs every possible check; the exit code is that of the first failed one. */
export const doctor = async (args: string[]): Promise<number> => {
  const [flag, folder, ...others] = args;
  if ((flag !== undefined && flag !== '--verify') || others.length > 0)
    throw new UsageError('Call it as: parapet doctor [--verify [FOLDER]]');
  const config = readConfig(process.env);
  print('ok      The settings are valid.');
  const codes = [await report(() => checkFolder(config)), await report(() => checkPort(config))];
  const { bucket } = config;
  if (bucket) codes.push(await report(() => checkBucket(config, bucket)));
  let db: Database | undefined;
  try {
    codes.push(
      await report(async () => {
        db = await openDatabase(config);
        return checkRights(config, db);
      }),
    );
    if (db && codes.at(-1) === 0) {
      const open = db;
      const { replicaUrl } = config.database;
      for (const check of [checkSchema, checkKey, ...(replicaUrl ? [checkReplica] : [])])
        codes.push(await report(() => check(config, open)));
      if (flag && !codes.some(Boolean)) codes.push(await verify(open, folder));
    }
  } finally {
    await db?.close();
  }
  return codes.find((code) => code !== 0) ?? 0;
};
