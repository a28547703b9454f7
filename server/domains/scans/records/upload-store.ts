import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface StoredUpload {
  size: number;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
}

const syncDirectory = async (directory: string) => {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Resolves when the file is flushed to disk; leaves no file behind when it rejects. */
export const storeUpload = async (
  stream: Readable,
  directory: string,
  name: string,
): Promise<StoredUpload> => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const target = path.join(directory, name);
  const partial = `${target}.part`;
  const hash = createHash('sha256');
  let size = 0;
  try {
    await pipeline(
      stream,
      async function* count(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
    await rename(partial, target);
    await syncDirectory(directory);
    return { size, hash: hash.digest('hex') };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
};
