// A consistent copy of PGlite while its server runs. The server sends it on a second socket next to
// the one for queries, while no transaction is open.
import { createConnection, type Socket } from 'node:net';
import path from 'node:path';

export const snapshotSocket = (querySocket: string): string =>
  path.join(path.dirname(querySocket), 'backup.sock');

/** The bytes of a gzipped tar archive; the stream fails if no server has the folder open. */
export const openSnapshot = (dataDir: string): Socket =>
  createConnection(snapshotSocket(path.join(dataDir, '.s.PGSQL.5432')));
