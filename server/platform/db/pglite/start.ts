import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assetPath, startWorker } from '../../runtime/paths.ts';
import { lockDirectory } from './lock.ts';
import type { PgliteWorkerData } from './pglite.worker.ts';

/** The path of a Unix socket has at most 107 bytes, including `.s.PGSQL.5432`. */
const longestSocketDirectory = 90;

export type EmbeddedDatabase = { socketDirectory: string; close: () => Promise<void> };

/** Starts PGlite on `<dataDir>/database`. Returns the directory that `pg` accepts as `host`. */
export const startPglite = async (dataDir: string): Promise<EmbeddedDatabase> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = path.join(dataDir, 'database');
  // An existing folder keeps its mode, and earlier versions left files that others could write.
  if (existsSync(database)) chmodSync(database, 0o700);
  const unlock = lockDirectory(path.join(dataDir, 'database.lock'));
  const elsewhere = Buffer.byteLength(dataDir) > longestSocketDirectory;
  const socketDirectory = elsewhere ? mkdtempSync(path.join(tmpdir(), 'parapet-')) : dataDir;
  const socketPath = path.join(socketDirectory, '.s.PGSQL.5432');
  rmSync(socketPath, { force: true });

  const cleanUp = () => {
    rmSync(socketPath, { force: true });
    if (elsewhere) rmSync(socketDirectory, { recursive: true, force: true });
    unlock();
  };

  const workerData: PgliteWorkerData = {
    directory: database,
    socketPath,
    template: assetPath('pglite-template.tar.gz'),
  };
  const worker = startWorker('platform/db/pglite/pglite.worker', { workerData });
  try {
    await once(worker, 'message');
  } catch (error) {
    cleanUp();
    throw error;
  }
  return {
    socketDirectory,
    close: async () => {
      const closed = Promise.race([once(worker, 'message'), once(worker, 'exit')]);
      worker.postMessage('close');
      await closed;
      await worker.terminate();
      cleanUp();
    },
  };
};
