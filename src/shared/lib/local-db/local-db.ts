import Dexie, { type EntityTable } from 'dexie';
import { constants } from '@/shared/config';

/**
 * What this browser has launched, followed across reloads and tabs until it ends (specification, section 3). The indexed fields are the
 * specification's; `page_console` is the path of the page that it was launched from. The others are what following it needs.
 */
export type LaunchedScan = {
  id: number;
  client_id: string;
  status: string;
  page_console: string;
  /** ISO 8601, so that the index orders by time. */
  created_at: string;
  /** The job's id, at the server too. */
  job_id: string;
  kind: string;
  scan_id?: string;
};
/** `finding_id` is empty for work on many findings. */
export type LaunchedRemediation = LaunchedScan & { finding_id: string };

const name = 'parapet';

type LocalDatabase = Dexie & {
  scan: EntityTable<LaunchedScan, 'id'>;
  remediation: EntityTable<LaunchedRemediation, 'id'>;
};

let opened: Promise<LocalDatabase> | undefined;

async function open(): Promise<LocalDatabase> {
  const database = new Dexie(name) as LocalDatabase; // the stores follow in the next line
  database.version(constants.localDatabaseVersion).stores({
    scan: '++id, client_id, status, page_console, created_at',
    remediation: '++id, client_id, finding_id, status, page_console, created_at',
  });
  // A database of a newer version opens and would be followed by stores that are not ours.
  await database.open();
  if (database.verno !== constants.localDatabaseVersion || database.tables.length !== 2) {
    database.close();
    throw new Error('The local database is not this version of it.');
  }
  return database;
}

/** Opens it; a damaged or foreign database is replaced by an empty one. */
export function localDatabase(): Promise<LocalDatabase> {
  opened ??= open().catch(async () => {
    await Dexie.delete(name);
    return open();
  });
  // Where there is no storage at all the next call may find some.
  opened.catch(() => (opened = undefined));
  return opened;
}

/** For a database that broke while it was open: the next call begins with a new one. */
export async function replaceLocalDatabase(): Promise<void> {
  opened?.then(
    (database) => database.close(),
    () => undefined,
  );
  opened = undefined;
  await Dexie.delete(name);
}

/** Private data goes with the session. */
export const forgetLocalDatabase = replaceLocalDatabase;
