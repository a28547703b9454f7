// A source host's archive of one commit, as files in a folder. Names and sizes in it are somebody else's: nothing is written outside the folder, nothing but plain
// files is made, and all of it together is bounded.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { entriesOf } from '../reports/input/tar.ts';
import { ReportError } from '../reports/model.ts';
import { reportFault } from '../reports/report-faults.ts';
import { ScanFault } from './scan-fault.ts';

export type CheckoutLimits = {
  archiveBytes: number;
  bytes: number;
  files: number;
  milliseconds: number;
};

const mebibyte = 1024 * 1024;

export const checkoutLimits: CheckoutLimits = {
  archiveBytes: 1024 * mebibyte,
  bytes: 4096 * mebibyte,
  files: 200_000,
  milliseconds: 10 * 60_000,
};

const tooLarge = (limit: number) =>
  new ScanFault('source_unavailable', reportFault('source_too_large', { limit }));

const bounded = (limit: number): Transform => {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) done(tooLarge(limit));
      else done(null, chunk);
    },
  });
};

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const asFault = (error: unknown): unknown => {
  if (error instanceof ReportError) return new ScanFault('source_unavailable', error.fault);
  // What zlib says of bytes that are not packed as they should be.
  if (typeof codeOf(error) === 'string' && String(codeOf(error)).startsWith('Z_'))
    return new ScanFault(
      'source_unavailable',
      reportFault(codeOf(error) === 'Z_BUF_ERROR' ? 'archive_cut_off' : 'archive_damaged'),
    );
  return error;
};

/** One name is a file here and a folder there, is longer than a file system takes, or differs in its case alone on a system that sees none: such a file is left out. */
const unnameable: ReadonlySet<unknown> = new Set([
  'EEXIST',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'ERR_INVALID_ARG_VALUE',
]);

const writeEntry = async (
  tar: string,
  { start, size }: { start: number; size: number },
  to: string,
  signal: AbortSignal,
): Promise<void> => {
  try {
    await mkdir(path.dirname(to), { recursive: true });
    await pipeline(
      size === 0 ? [] : createReadStream(tar, { start, end: start + size - 1 }),
      createWriteStream(to, { flags: 'wx', mode: 0o600 }),
      { signal },
    );
  } catch (error) {
    if (!unnameable.has(codeOf(error))) throw error;
  }
};

/** The folder that hosts put around everything goes; `.git` in an archive is nothing that a commit has. */
const inside = (name: string): string | undefined => {
  const parts = name
    .split('/')
    .slice(1)
    .filter((part) => part !== '' && part !== '.');
  return parts.length === 0 ||
    parts.includes('.git') ||
    parts.some((part) => part.includes('\\') || part.includes('\0'))
    ? undefined
    : parts.join('/');
};

/** Unpacks `archive` into `folder`, which is made, and removes the archive. Links and devices are left out. Answers how many files there are. */
export const unpackCheckout = async (
  archive: string,
  folder: string,
  limits: CheckoutLimits,
  signal: AbortSignal,
): Promise<number> => {
  const tar = `${archive}.tar`;
  try {
    await mkdir(folder, { mode: 0o700 });
    await pipeline(
      createReadStream(archive),
      createGunzip(),
      bounded(limits.bytes),
      createWriteStream(tar, { flags: 'wx', mode: 0o600 }),
      { signal },
    );
    await rm(archive);
    let files = 0;
    for await (const entry of entriesOf(tar, (await stat(tar)).size)) {
      const name = inside(entry.name);
      if (name === undefined) continue;
      files += 1;
      if (files > limits.files)
        throw new ScanFault(
          'source_unavailable',
          reportFault('source_too_many_files', { limit: limits.files }),
        );
      await writeEntry(tar, entry, path.join(folder, name), signal);
    }
    return files;
  } catch (error) {
    throw asFault(error);
  } finally {
    await rm(archive, { force: true });
    await rm(tar, { force: true });
  }
};
