// Runs PGlite in a thread, because a query blocks the event loop, and serves PostgreSQL's protocol
// on a Unix socket.
import { PGlite } from '@electric-sql/pglite';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { awaitTermination } from '../../runtime/await-termination.ts';
import { serveConnection } from './connection.ts';
import { createGate } from './gate.ts';
import { snapshotSocket } from './snapshot.ts';

/**
 * `template`: archive of an empty database, if the build contains one. Without it, creating the
 * database takes some seconds.
 */
export type PgliteWorkerData = { directory: string; socketPath: string; template: string };

const { directory, socketPath, template } = workerData as PgliteWorkerData;

// Created in a temporary directory and then renamed, so that a process killed in between leaves no
// incomplete database.
const prepare = async (): Promise<void> => {
  if (existsSync(directory)) return;
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const fresh = await PGlite.create({
    dataDir: unfinished,
    ...(existsSync(template) && { loadDataDir: new Blob([readFileSync(template)]) }),
  });
  await fresh.close();
  chmodSync(unfinished, 0o700);
  renameSync(unfinished, directory);
};

awaitTermination(parentPort);
await prepare();
const db = await PGlite.create(directory);
const gate = createGate();
const sockets = new Set<Socket>();

const server = createServer((socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
  serveConnection(db, gate, socket);
});

const copySocket = snapshotSocket(socketPath);
rmSync(copySocket, { force: true });

/** Waits until no transaction is open, so that the copy is consistent. */
const sendCopy = async (socket: Socket): Promise<void> => {
  const holder = {};
  await gate.acquire(holder);
  try {
    await db.exec('CHECKPOINT');
    const archive = await db.dumpDataDir('gzip');
    socket.end(Buffer.from(await archive.arrayBuffer()));
  } finally {
    gate.leave(holder);
  }
};

const copies = createServer((socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
  socket.on('error', () => socket.destroy());
  sendCopy(socket).catch(() => socket.destroy());
});

const close = async () => {
  server.close();
  copies.close();
  for (const socket of sockets) socket.destroy();
  await db.close();
  parentPort?.postMessage('closed');
};

copies.listen(copySocket, () => {
  chmodSync(copySocket, 0o600);
  server.listen(socketPath, () => {
    chmodSync(socketPath, 0o600);
    parentPort?.postMessage('ready');
  });
});
parentPort?.once('message', () => void close());
