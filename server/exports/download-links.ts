import { createReadStream } from 'node:fs';
import path from 'node:path';
import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { exportFiles } from '../db/schema/bulk.ts';
import { acrossTenants } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/problem.ts';
import { newToken, tokenHash } from '../runtime/tokens.ts';

const secondsValid = 60;

export const exportsOf = (dataDir: string) => path.join(dataDir, 'exports');

/** A fresh address of the file; the one before it no longer works. */
export const renewDownload = async (tx: Tx, jobId: string, now: Date): Promise<string | null> => {
  const token = newToken();
  const { rowCount } = await tx.update(exportFiles).set({ tokenHash: tokenHash(token), tokenExpiresAt: new Date(now.getTime() + secondsValid * 1000) }).where(eq(exportFiles.jobId, jobId));
  return rowCount === 1 ? `/v1/downloads/${token}` : null;
};

/** Uses the token up: two requests at once get one file. */
export const openDownload = async (deps: Deps, token: string) => {
  const [file] = await acrossTenants(deps.db, 'find who presents a token', (tx) =>
    tx.update(exportFiles).set({ tokenHash: null, tokenExpiresAt: null }).where(and(eq(exportFiles.tokenHash, tokenHash(token)), gt(exportFiles.tokenExpiresAt, deps.now()))).returning());
  if (!file) throw notFound('File');
  return { name: file.fileName, stream: createReadStream(path.join(exportsOf(deps.config.dataDir), file.jobId)) };
};
