import * as v from 'valibot';
import type { Launch } from '../model/launches';
import { localDatabase, deleteLocalDatabase } from './local-database';

export { deleteLocalDatabase };

const openStatuses = ['asked', 'running'] as const;
const statuses = [...openStatuses, 'succeeded', 'failed', 'refused', 'lost'] as const;
/** `asked`: sent, no response yet · `lost`: never reached the server. */
export type LaunchStatus = (typeof statuses)[number];

const row = v.object({
  id: v.number(),
  client_id: v.string(),
  status: v.picklist(statuses),
  page_console: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  job_id: v.pipe(v.string(), v.uuid()),
  kind: v.string(),
  scan_id: v.optional(v.string()),
  finding_id: v.optional(v.string()),
});

export type StoredLaunch = v.InferOutput<typeof row> & { readonly store: Launch['store'] };

const stores = ['scan', 'remediation'] as const;
/** The browser keeps this many entries; the server still has older ones. */
const kept = 100;

/**
 * The database may be forbidden, full or broken. Entries then last until the page is closed. A
 * broken database is recreated once.
 */
async function using<T>(
  work: (database: Awaited<ReturnType<typeof localDatabase>>) => Promise<T>,
  otherwise: T,
): Promise<T> {
  try {
    return await work(await localDatabase());
  } catch {
    try {
      await deleteLocalDatabase();
      return await work(await localDatabase());
    } catch {
      return otherwise;
    }
  }
}

/** Saves a job, or updates a saved one. */
export const storeLaunch = (
  clientId: string,
  launch: Launch,
  status: LaunchStatus,
  now: Date,
): Promise<void> =>
  using(async (database) => {
    await database.transaction('rw', database.scan, database.remediation, async () => {
      const table = database.table(launch.store);
      const known = (await table
        .filter((one: { job_id?: unknown }) => one.job_id === launch.job)
        .first()) as { id: number } | undefined;
      if (known) {
        await table.update(known.id, { status });
        return;
      }
      await table.add({
        client_id: clientId,
        status,
        page_console: location.pathname,
        created_at: now.toISOString(),
        job_id: launch.job,
        kind: launch.kind,
        ...(launch.scan !== undefined && { scan_id: launch.scan }),
        ...(launch.store === 'remediation' && { finding_id: launch.finding ?? '' }),
      });
      const old = await table.orderBy('created_at').reverse().offset(kept).primaryKeys();
      await table.bulkDelete(old);
    });
  }, undefined);

/**
 * The jobs that this user of this organization started in this browser, newest first. Invalid rows
 * are deleted.
 */
export const readLaunches = (clientId: string): Promise<readonly StoredLaunch[]> =>
  using(async (database) => {
    const found: StoredLaunch[] = [];
    for (const store of stores) {
      for (const one of (await database.table(store).toArray()) as unknown[]) {
        const sound = v.safeParse(row, one);
        if (sound.success && sound.output.client_id === clientId)
          found.push({ ...sound.output, store });
        else if (!sound.success && typeof one === 'object' && one !== null && 'id' in one)
          await database.table(store).delete(one.id as number); // an auto-increment key
      }
    }
    return found.sort((one, other) => other.created_at.localeCompare(one.created_at));
  }, []);

export const isOpen = ({ status }: { status: LaunchStatus }): boolean =>
  (openStatuses as readonly LaunchStatus[]).includes(status);

export const openLaunches = async (clientId: string): Promise<readonly StoredLaunch[]> =>
  (await readLaunches(clientId)).filter(isOpen);

export const changeLaunch = ({ store, id }: StoredLaunch, status: LaunchStatus): Promise<void> =>
  using(async (database) => {
    await database.table(store).update(id, { status });
  }, undefined);

/**
 * Marks the job as ended. Returns true only in the tab that did so, which then notifies the user.
 */
export const closeLaunch = ({ store, id }: StoredLaunch, status: LaunchStatus): Promise<boolean> =>
  using(async (database) => {
    const table = database.table(store);
    return database.transaction('rw', table, async () => {
      const now = (await table.get(id)) as { status: LaunchStatus } | undefined;
      if (!now || !isOpen(now)) return false;
      await table.update(id, { status });
      return true;
    });
  }, false);
