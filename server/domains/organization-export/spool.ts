// Temporary files of an export: the archive needs the size of each file before its bytes.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Deps } from '../../platform/deps.ts';
import { deleteFilesBefore } from '../../platform/storage/delete-files-before.ts';

export type SpooledFile = { path: string; bytes: number; sha256: string };

const directoryOf = ({ config }: Pick<Deps, 'config'>) => path.join(config.dataDir, 'exporting');

/** Runs work with a folder of its own, and removes the folder afterwards in any case. */
export const withSpool = async <T>(
  deps: Pick<Deps, 'config'>,
  jobId: string,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = path.join(directoryOf(deps), `${jobId}-${process.hrtime.bigint()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Age of folders that a killed process left. No export takes this long. */
const spoolHours = 24;

export const deleteOrphanedSpools = (deps: Pick<Deps, 'config' | 'now'>): Promise<void> =>
  deleteFilesBefore(directoryOf(deps), new Date(deps.now().getTime() - spoolHours * 3_600_000));

/** @param name the path in the archive */
export const spoolFile = async (
  folder: string,
  name: string,
  source: AsyncIterable<Buffer | string>,
  signal: AbortSignal,
): Promise<SpooledFile> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(
    source,
    async function* (parts: AsyncIterable<Buffer | string>) {
      for await (const part of parts) {
        const content = Buffer.from(part);
        hash.update(content);
        bytes += content.length;
        yield content;
      }
    },
    createWriteStream(file, { mode: 0o600 }),
    { signal },
  );
  return { path: name, bytes, sha256: hash.digest('hex') };
};

/** Yields the archive's bytes: the files in this order, as tar with gzip. */
export async function* packFiles(
  folder: string,
  files: readonly SpooledFile[],
  mtime: Date,
): AsyncGenerator<Buffer> {
  const archive = pack();
  const compressed = createGzip();
  const written = pipeline(archive, compressed);
  const filled = (async () => {
    for (const { path: name, bytes: size } of files)
      await pipeline(
        createReadStream(path.join(folder, name)),
        archive.entry({ name, size, mtime, mode: 0o600 }),
      );
    archive.finalize();
  })();
  // The reader receives the error of an unreadable file. It is awaited below, after the last byte.
  filled.catch((error: unknown) => archive.destroy(error as Error));
  written.catch(() => undefined);
  try {
    for await (const part of compressed) yield part as Buffer;
    await filled;
    await written;
  } finally {
    archive.destroy();
    compressed.destroy();
  }
}
