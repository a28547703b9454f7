// Unpacks a source host's archive of one commit. Names and sizes in it are untrusted: only plain
// files inside the folder are written, within limits.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { readTarEntries, type TarEntry } from '../../../report-formats/parsers/tar.ts';
import { ReportError } from '../../../report-formats/model.ts';
import { reportFault } from '../../../report-formats/report-faults.ts';
import { isIgnoreFile } from './ignore-files.ts';
import { ScanError } from './scan-fault.ts';

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
  new ScanError('source_unavailable', reportFault('source_too_large', { limit }));

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
  if (error instanceof ReportError) return new ScanError('source_unavailable', error.fault);
  // zlib error codes for invalid data.
  if (typeof codeOf(error) === 'string' && String(codeOf(error)).startsWith('Z_'))
    return new ScanError(
      'source_unavailable',
      reportFault(codeOf(error) === 'Z_BUF_ERROR' ? 'archive_cut_off' : 'archive_damaged'),
    );
  return error;
};

/**
 * The path conflicts with an existing one, is too long, or differs only in case on a
 * case-insensitive file system: the file is skipped.
 */
const unnameable: ReadonlySet<unknown> = new Set([
  'EEXIST',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'ERR_INVALID_ARG_VALUE',
]);

const writeEntry = async (
  { content }: TarEntry,
  to: string,
  signal: AbortSignal,
): Promise<void> => {
  try {
    await mkdir(path.dirname(to), { recursive: true });
    await pipeline(content, createWriteStream(to, { flags: 'wx', mode: 0o600 }), { signal });
  } catch (error) {
    if (!unnameable.has(codeOf(error))) throw error;
  }
};

/** Gitleaks ignores what this file at the root lists, and has no option to disable that. */
const overlooked = '.gitleaksignore';

/** Removes the host's top-level folder, and `.git`, which no commit contains. */
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

/**
 * Unpacks `archive` into the new `folder` and deletes the archive. Links and devices are skipped.
 * Returns the number of files, and the ignore files of scanners. The scanned code must not decide
 * what Gitleaks ignores, so its list is not written.
 */
export const unpackCheckout = async (
  archive: string,
  folder: string,
  limits: CheckoutLimits,
  signal: AbortSignal,
): Promise<{ files: number; ignoreFiles: string[] }> => {
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
    const ignoreFiles: string[] = [];
    for await (const entry of readTarEntries(tar)) {
      const name = inside(entry.name);
      if (name === undefined) continue;
      if (isIgnoreFile(name)) ignoreFiles.push(name);
      if (name === overlooked) continue;
      files += 1;
      if (files > limits.files)
        throw new ScanError(
          'source_unavailable',
          reportFault('source_too_many_files', { limit: limits.files }),
        );
      await writeEntry(entry, path.join(folder, name), signal);
    }
    return { files, ignoreFiles: ignoreFiles.toSorted() };
  } catch (error) {
    throw asFault(error);
  } finally {
    await rm(archive, { force: true });
    await rm(tar, { force: true });
  }
};
