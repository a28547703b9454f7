import type { PGlite } from '@electric-sql/pglite';
import type { Socket } from 'node:net';
import { createFrameReader, type Frame } from './frames.ts';
import type { Gate } from './gate.ts';

/**
 * The last message of a response is ReadyForQuery: `Z`, length 5, and the state I (idle), T (in a
 * transaction) or E (in a failed transaction).
 */
const readyStatus = (tail: Buffer): string | undefined =>
  tail.length === 6 && tail[0] === 0x5a && tail.readInt32BE(1) === 5
    ? String.fromCharCode(tail[5] ?? 0)
    : undefined;

/** Serves one client of the socket until the socket closes. */
export const serveConnection = (db: PGlite, gate: Gate, socket: Socket): void => {
  const holder = {};
  const read = createFrameReader();
  let status: string | undefined = 'I';
  let work = Promise.resolve();

  const run = async (bytes: Buffer) => {
    await gate.acquire(holder);
    let tail: Buffer = Buffer.alloc(0);
    await db.execProtocolRawStream(bytes, {
      onRawData: (data) => {
        const part = Buffer.from(data);
        tail = Buffer.concat([tail, part.subarray(-6)]).subarray(-6);
        if (socket.writable) socket.write(part);
      },
    });
    status = readyStatus(tail);
    if (status === 'I') gate.release(holder);
  };

  const answer = async ({ kind, bytes }: Frame): Promise<void> => {
    if (kind === 'encryption') socket.write('N');
    else if (kind === 'goodbye' || kind === 'cancel') socket.end();
    else if (!socket.destroyed) await run(bytes);
  };

  const disconnect = async () => {
    if (status !== 'I') await db.exec('ROLLBACK').catch(() => undefined);
    status = 'I';
    gate.leave(holder);
  };

  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    for (const frame of read(chunk))
      work = work.then(() => answer(frame)).catch(() => void socket.destroy());
  });
  // A closed client that waits at the gate must not pass it later. If it holds the gate, its
  // transaction is rolled back.
  socket.on('close', () => {
    work = work.then(disconnect);
  });
};
