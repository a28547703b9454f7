// A backup is a folder with the database and the manifest that a restore is verified against.
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TableDigests } from './table-digests.ts';
import { UsageError } from './usage.ts';

export type Manifest = {
  version: string;
  createdAt: string;
  engine: 'postgresql' | 'pglite';
  /** Fingerprint of the secret key that decrypts stored credentials. The backup omits the key. */
  keyFingerprint: string | null;
  tables: TableDigests;
};

export const archiveOf = (folder: string, engine: Manifest['engine']): string =>
  path.join(folder, engine === 'pglite' ? 'database.tar.gz' : 'database.dump');

const manifestOf = (folder: string): string => path.join(folder, 'manifest.json');

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(manifestOf(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });

/** @throws {UsageError} */
export const readManifest = (folder: string): Manifest => {
  if (!existsSync(manifestOf(folder)))
    throw new UsageError(`${folder} contains no complete backup: manifest.json is missing.`);
  return JSON.parse(readFileSync(manifestOf(folder), 'utf8')) as Manifest; // written by `backup`
};
