// Files in the database, in chunks. Each chunk is a transaction of its own: a slow upload or
// download holds no connection, and PGlite has only one.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/connect.ts';
import { fileChunks } from '../db/schema/stored-files.ts';
import { inTenant } from '../db/tenancy.ts';

/** Large enough that a report takes few round trips, small enough for many uploads at once. */
const chunkBytes = 512 * 1024;

export type FilePlace = { clientId: string; name: string };

export type StoredFile = {
  /** Bytes. */
  size: number;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
};

const ofFile = ({ clientId, name }: FilePlace) =>
  and(eq(fileChunks.clientId, clientId), eq(fileChunks.name, name));

/** Cuts a stream into chunks of equal length, the last one shorter. An empty stream is one chunk. */
async function* inChunks(source: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
    if (length < chunkBytes) continue;
    const all = Buffer.concat(parts);
    const whole = length - (length % chunkBytes);
    for (let at = 0; at < whole; at += chunkBytes) yield all.subarray(at, at + chunkBytes);
    parts = [all.subarray(whole)];
    length -= whole;
  }
  yield Buffer.concat(parts);
}

export const deleteStoredFile = async (tx: Tx, place: FilePlace): Promise<void> => {
  await tx.delete(fileChunks).where(ofFile(place));
};

/**
 * Replaces a file of that name. Resolves when all of it is committed; leaves nothing behind when it
 * rejects.
 */
export const writeStoredFile = async (
  db: Database,
  place: FilePlace,
  source: AsyncIterable<Buffer | string>,
  signal?: AbortSignal,
): Promise<StoredFile> => {
  const hash = createHash('sha256');
  let [size, position] = [0, 0];
  const remove = () => inTenant(db, place, (tx) => deleteStoredFile(tx, place));
  try {
    for await (const content of inChunks(source)) {
      signal?.throwIfAborted();
      await inTenant(db, place, async (tx) => {
        if (position === 0) await deleteStoredFile(tx, place);
        await tx.insert(fileChunks).values({ ...place, position, content });
      });
      hash.update(content);
      size += content.length;
      position += 1;
    }
  } catch (error) {
    // Maintenance removes what a lost database keeps from being removed here.
    await remove().catch(() => undefined);
    throw error;
  }
  return { size, hash: hash.digest('hex') };
};

async function* chunksOf(db: Database, place: FilePlace): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const [chunk] = await inTenant(db, place, (tx) =>
      tx
        .select({ content: fileChunks.content })
        .from(fileChunks)
        .where(and(ofFile(place), eq(fileChunks.position, position))),
    );
    if (!chunk) return;
    yield chunk.content;
  }
}

/** Ends early when the file is deleted while it is read. Undefined when there is none. */
export const readStoredFile = async (
  db: Database,
  place: FilePlace,
): Promise<Readable | undefined> => {
  const exists = await inTenant(db, place, async (tx) => {
    const { rows } = await tx.execute(
      sql`select 1 from file_chunks where client_id = ${place.clientId} and name = ${place.name} and position = 0`,
    );
    return rows.length === 1;
  });
  return exists ? Readable.from(chunksOf(db, place), { objectMode: false }) : undefined;
};

/**
 * Deletes files below a folder that nothing refers to. A young one may belong to a transaction that
 * is about to refer to it.
 * @param refers SQL that is true for a file `f` that is still needed
 */
export const deleteUnreferencedFiles = async (
  tx: Tx,
  folder: string,
  before: Date,
  refers: ReturnType<typeof sql>,
): Promise<void> => {
  await tx.execute(sql`
    delete from file_chunks f
    where f.name like ${`${folder}/%`} and f.created_at < ${before} and not (${refers})
      and not exists (
        select from file_chunks later
        where later.client_id = f.client_id and later.name = f.name and later.created_at >= ${before})`);
};
