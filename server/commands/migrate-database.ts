import process from 'node:process';
import { readConfig } from '../platform/config/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { productVersion } from '../platform/runtime/version.ts';
import { openDatabase } from './open-database.ts';
import { say, takeArguments } from './usage.ts';

export const migrateDatabase = async (args: string[]): Promise<number> => {
  takeArguments('migrate', args, []);
  const db = await openDatabase(readConfig(process.env));
  try {
    await migrate(db);
    say(`The database has the schema of version ${productVersion}.`);
    return 0;
  } finally {
    await db.close();
  }
};
