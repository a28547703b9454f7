// Earlier versions stored reports and exports as files in the data folder instead of the database.
// The first start after the upgrade moves them.
import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { acrossTenants } from './platform/db/tenancy.ts';
import type { Deps } from './platform/deps.ts';
import { writeStoredFile } from './platform/storage/stored-files.ts';

type Owner = { client_id: string; name: string };

const ownersIn = {
  uploads: sql`select client_id, upload as name from scans where upload is not null`,
  exports: sql`select client_id, job_id::text as name from export_files`,
};

/** Files without a row are not needed, and are deleted with the folder. */
export const adoptFiles = async (deps: Pick<Deps, 'db' | 'objects' | 'config'>): Promise<void> => {
  const { db, config } = deps;
  for (const folder of ['uploads', 'exports'] as const) {
    const directory = path.join(config.dataDir, folder);
    const files = new Set(await readdir(directory).catch((): string[] => []));
    if (files.size > 0) {
      const { rows } = await acrossTenants(db, 'expire old rows', (tx) =>
        tx.execute<Owner>(ownersIn[folder]),
      );
      for (const { client_id: clientId, name } of rows)
        if (files.has(name))
          await writeStoredFile(
            deps,
            { clientId, name: `${folder}/${name}` },
            createReadStream(path.join(directory, name)),
          );
    }
    await rm(directory, { recursive: true, force: true });
  }
};
