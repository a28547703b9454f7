import process from 'node:process';
import { readConfig } from '../platform/config/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { productVersion } from '../platform/runtime/version.ts';
import { openDatabase } from './open-database.ts';
import { print, requireArguments } from './usage.ts';

export const migrateDatabase = async (args: string[]): Promise<number> => {
  requireArguments('migrate', args, []);
  const db = await openDatabase(readConfig(process.env));
  try {
    await migrate(db);
    print(`The database has the schema of version ${productVersion}.`);
    return 0;
  } finally {
    await db.close();
  }
};
