import Dexie, { type EntityTable } from 'dexie';
import { constants } from '@/shared/config';

/** What this browser has launched, followed across reloads and tabs until it ends (specification, section 3). */
export type LaunchedScan = { id: number; client_id: string; status: string; page_console: string; created_at: string };
export type LaunchedRemediation = LaunchedScan & { finding_id: string };

const name = 'parapet';

type LocalDatabase = Dexie & { scan: EntityTable<LaunchedScan, 'id'>; remediation: EntityTable<LaunchedRemediation, 'id'> };

let opened: Promise<LocalDatabase> | undefined;

async function open(): Promise<LocalDatabase> {
  const database = new Dexie(name) as LocalDatabase; // the stores follow in the next line
  database.version(constants.localDatabaseVersion).stores({
    scan: '++id, client_id, status, page_console, created_at',
    remediation: '++id, client_id, finding_id, status, page_console, created_at',
  });
  await database.open();
  return database;
}

/** Opens it; a damaged or foreign database is replaced by an empty one. */
export function localDatabase(): Promise<LocalDatabase> {
  opened ??= open().catch(async () => {
    await Dexie.delete(name);
    return open();
  });
  return opened;
}

/** Private data goes with the session. */
export async function forgetLocalDatabase(): Promise<void> {
  opened = undefined;
  await Dexie.delete(name);
}
