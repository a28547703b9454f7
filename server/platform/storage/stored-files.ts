// Files that any server may need: in the operator's bucket, or in the database, in chunks. Each
// chunk is a transaction of its own: a slow upload or download holds no connection, and PGlite has
// only one.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/connect.ts';
import { fileChunks, fileObjects } from '../db/schema/stored-files.ts';
import { acrossTenants, inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../runtime/ids.ts';
import type { ObjectStore } from './object-store.ts';

/** Large enough that a report takes few round trips, small enough for many concurrent uploads. */
const chunkBytes = 512 * 1024;

type Files = Pick<Deps, 'db' | 'objects'>;

export type FilePlace = { clientId: string; name: string };

export type StoredFile = {
  /** Bytes. */
  size: number;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
};

const ofFile = ({ clientId, name }: FilePlace) =>
  and(eq(fileChunks.clientId, clientId), eq(fileChunks.name, name));

const storedObject = ({ clientId, name }: FilePlace) =>
  and(
    eq(fileObjects.clientId, clientId),
    eq(fileObjects.name, name),
    eq(fileObjects.state, 'stored'),
  );

/**
 * Splits a stream into chunks of equal length, the last one shorter. An empty stream is one chunk.
 */
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

/**
 * Deletes the file's rows. Its object in the bucket is deleted by `deleteObjects` after the
 * transaction.
 */
export const deleteStoredFile = async (tx: Tx, place: FilePlace): Promise<void> => {
  await tx.delete(fileChunks).where(ofFile(place));
  await tx.update(fileObjects).set({ state: 'deleted' }).where(storedObject(place));
};

const digestWhile = () => {
  const hash = createHash('sha256');
  let size = 0;
  return {
    add: (content: Buffer) => {
      hash.update(content);
      size += content.length;
    },
    end: (): StoredFile => ({ size, hash: hash.digest('hex') }),
  };
};

const writeObject = async (
  db: Database,
  objects: ObjectStore,
  place: FilePlace,
  source: AsyncIterable<Buffer | string>,
  signal: AbortSignal | undefined,
): Promise<StoredFile> => {
  const key = `${place.clientId}/${place.name}/${newId()}`;
  const own = and(eq(fileObjects.clientId, place.clientId), eq(fileObjects.key, key));
  const digest = digestWhile();
  async function* digested() {
    for await (const part of source) {
      const content = Buffer.from(part);
      digest.add(content);
      yield content;
    }
  }
  await inTenant(db, place, (tx) =>
    tx.insert(fileObjects).values({ ...place, key, state: 'writing' }),
  );
  try {
    await objects.put(key, digested(), signal);
    await inTenant(db, place, async (tx) => {
      await deleteStoredFile(tx, place);
      await tx.update(fileObjects).set({ state: 'stored' }).where(own);
    });
  } catch (error) {
    await inTenant(db, place, (tx) =>
      tx.update(fileObjects).set({ state: 'deleted' }).where(own),
    ).catch(() => undefined);
    throw error;
  }
  return digest.end();
};

const writeChunks = async (
  db: Database,
  place: FilePlace,
  source: AsyncIterable<Buffer | string>,
  signal: AbortSignal | undefined,
): Promise<StoredFile> => {
  const digest = digestWhile();
  let position = 0;
  const remove = () => inTenant(db, place, (tx) => deleteStoredFile(tx, place));
  try {
    for await (const content of inChunks(source)) {
      signal?.throwIfAborted();
      await inTenant(db, place, async (tx) => {
        if (position === 0) await deleteStoredFile(tx, place);
        await tx.insert(fileChunks).values({ ...place, position, content });
      });
      digest.add(content);
      position += 1;
    }
  } catch (error) {
    // If the database is unreachable, maintenance removes the file later.
    await remove().catch(() => undefined);
    throw error;
  }
  return digest.end();
};

/**
 * Replaces a file of that name. Resolves when all of it is committed; if it rejects, nothing is
 * left behind.
 */
export const writeStoredFile = (
  { db, objects }: Files,
  place: FilePlace,
  source: AsyncIterable<Buffer | string>,
  signal?: AbortSignal,
): Promise<StoredFile> =>
  objects
    ? writeObject(db, objects, place, source, signal)
    : writeChunks(db, place, source, signal);

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

/**
 * The stream ends early if the file is deleted during the read. Undefined if there is no file.
 * Files stay where they were written if the operator changes to a bucket.
 */
export const readStoredFile = async (
  { db, objects }: Files,
  place: FilePlace,
): Promise<Readable | undefined> => {
  const found = await inTenant(db, place, async (tx) => {
    const [object] = await tx
      .select({ key: fileObjects.key })
      .from(fileObjects)
      .where(storedObject(place));
    if (object) return object;
    const { rows } = await tx.execute(
      sql`select 1 from file_chunks where client_id = ${place.clientId} and name = ${place.name} and position = 0`,
    );
    return rows.length === 1 ? 'chunks' : undefined;
  });
  if (found === undefined) return undefined;
  if (found === 'chunks') return Readable.from(chunksOf(db, place), { objectMode: false });
  if (!objects) throw new Error('A file is in a bucket, and PARAPET_FILES does not name it.');
  return objects.get(found.key);
};

/**
 * Deletes unreferenced files below a folder. Recent files are kept, because a transaction may be
 * about to reference them.
 * @param refers SQL that is true for a file `f` that is still needed
 */
export const deleteUnreferencedFiles = async (
  tx: Tx,
  folder: string,
  before: Date,
  refers: ReturnType<typeof sql>,
): Promise<void> => {
  await tx.execute(sql`
    update file_objects f set state = 'deleted'
    where f.name like ${`${folder}/%`} and f.state = 'stored' and f.created_at < ${before} and not (${refers})`);
  await tx.execute(sql`
    delete from file_chunks f
    where f.name like ${`${folder}/%`} and f.created_at < ${before} and not (${refers})
      and not exists (
        select from file_chunks later
        where later.client_id = f.client_id and later.name = f.name and later.created_at >= ${before})`);
};

/** Maximum number of keys per delete request. */
const batch = 1000;
/** A killed server leaves an object half written; no upload takes this long. */
const writingHours = 24;

/**
 * Deletes the objects of deleted files. Without the bucket, they stay until it is configured again.
 */
export const deleteObjects = async ({
  db,
  objects,
  now,
}: Pick<Deps, 'db' | 'objects' | 'now'>): Promise<void> => {
  if (!objects) return;
  const abandoned = new Date(now().getTime() - writingHours * 3_600_000);
  for (;;) {
    const rows = await acrossTenants(db, 'expire old rows', (tx) =>
      tx
        .select({ clientId: fileObjects.clientId, key: fileObjects.key })
        .from(fileObjects)
        .where(
          or(
            eq(fileObjects.state, 'deleted'),
            and(eq(fileObjects.state, 'writing'), lt(fileObjects.createdAt, abandoned)),
          ),
        )
        .limit(batch),
    );
    if (rows.length === 0) return;
    const keys = rows.map(({ key }) => key);
    await objects.delete(keys);
    await acrossTenants(db, 'expire old rows', (tx) =>
      tx.delete(fileObjects).where(inArray(fileObjects.key, keys)),
    );
    if (rows.length < batch) return;
  }
};
