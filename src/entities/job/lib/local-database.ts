import Dexie, { type EntityTable } from 'dexie';
import { constants } from '@/shared/config';

/**
 * The jobs that this browser started, tracked across reloads and tabs until they end
 * (specification, section 3). The indexed fields are the specification's; `page_console` is the
 * path of the page that started the job. Tracking needs the other fields.
 */
export type LaunchedScan = {
  id: number;
  client_id: string;
  status: string;
  page_console: string;
  /** ISO 8601, so that the index orders by time. */
  created_at: string;
  /** The job's id, on the server as well. */
  job_id: string;
  kind: string;
  scan_id?: string;
};
/** `finding_id` is empty for jobs on many findings. */
export type LaunchedRemediation = LaunchedScan & { finding_id: string };

const name = 'parapet';

type LocalDatabase = Dexie & {
  scan: EntityTable<LaunchedScan, 'id'>;
  remediation: EntityTable<LaunchedRemediation, 'id'>;
};

let opened: Promise<LocalDatabase> | undefined;

async function open(): Promise<LocalDatabase> {
  const database = new Dexie(name) as LocalDatabase; // the next line defines the stores
  database.version(constants.localDatabaseVersion).stores({
    scan: '++id, client_id, status, page_console, created_at',
    remediation: '++id, client_id, finding_id, status, page_console, created_at',
  });
  // A database of a newer version opens, but its stores are not those of this version.
  await database.open();
  if (database.verno !== constants.localDatabaseVersion || database.tables.length !== 2) {
    database.close();
    throw new Error('The local database has another version.');
  }
  return database;
}

/** Opens the database. Replaces a damaged or foreign one by an empty one. */
export function localDatabase(): Promise<LocalDatabase> {
  opened ??= open().catch(async () => {
    await Dexie.delete(name);
    return open();
  });
  // If storage is unavailable now, the next call tries again.
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Deletes a database that broke while it was open. The next call creates a new one. */
export async function deleteLocalDatabase(): Promise<void> {
  opened?.then(
    (database) => database.close(),
    () => undefined,
  );
  opened = undefined;
  await Dexie.delete(name);
}
