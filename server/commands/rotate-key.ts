import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Config, readConfig } from '../platform/config/config.ts';
import { connect, type Database } from '../platform/db/connect.ts';
import { migrate } from '../platform/db/migrate.ts';
import { acrossTenants } from '../platform/db/tenancy.ts';
import { assertSameKey } from '../platform/secrets/assert-same-key.ts';
import { createSecretBox, loadSecretKey } from '../platform/secrets/secret-box.ts';
import { resealEverything } from './reseal.ts';
import { print, requireArguments, UsageError } from './usage.ts';

/**
 * A running server would continue to encrypt with the old key. On PGlite there is none: its folder
 * is locked by one process.
 */
const assertNoServers = async ({ engine, pool }: Database): Promise<void> => {
  if (engine === 'pglite') return;
  const { rows } = await pool.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity where datname = current_database() and application_name = 'parapet' and pid <> pg_backend_pid()`,
  );
  if (rows[0]?.others !== 0)
    throw new UsageError('Servers are running on this database. Stop them first.');
};

/**
 * Writes the key beside the old one, and returns a function that replaces the old one after the
 * commit: a crash must not leave data without its key.
 */
const writeNewKey = ({ secretKey, dataDir }: Config, key: string): (() => void) => {
  if (secretKey !== undefined) {
    print(`The new key, for PARAPET_SECRET_KEY of every server:\n${key}`);
    return () => undefined;
  }
  const file = path.join(dataDir, 'secret-key');
  writeFileSync(`${file}.new`, `${key}\n`, { mode: 0o600 });
  return () => {
    renameSync(file, `${file}.old`);
    renameSync(`${file}.new`, file);
  };
};

/** Encrypts everything with a new key while no server runs. */
export const rotateKey = async (args: string[]): Promise<number> => {
  requireArguments('rotate-key', args, []);
  const config = readConfig(process.env);
  const db = await connect({ url: config.database.url, dataDir: config.dataDir, poolSize: 1 });
  try {
    await migrate(db);
    await assertNoServers(db);
    const from = createSecretBox(loadSecretKey(config.secretKey, config.dataDir));
    await assertSameKey(db, from);
    const key = randomBytes(32).toString('base64');
    const finish = writeNewKey(config, key);
    const count = await acrossTenants(db, 'rotate the key', (tx) =>
      resealEverything(tx, { from, to: createSecretBox(key) }),
    );
    finish();
    print(`${count} values are sealed with the new key. Backups from before need the old one.`);
    return 0;
  } finally {
    await db.close();
  }
};
