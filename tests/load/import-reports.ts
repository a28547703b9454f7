// Imports of large reports on PostgreSQL, through the same job as the product's: reading thread, staging, publication.
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { scans } from '../../server/db/schema/repositories.ts';
import { inTenant } from '../../server/db/tenancy.ts';
import { uploadsOf } from '../../server/imports/import-job.ts';
import { keepUpload } from '../../server/imports/keep-upload.ts';
import { enqueueJob } from '../../server/jobs/enqueue.ts';
import { newId } from '../../server/runtime/ids.ts';
import { hasPostgres } from '../support/server/engines.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { addRepository } from '../support/server/upload.ts';
import { writeLargeSarif } from './data/large-sarif.ts';

type Measured = { seconds: number; peakMb: number; changes: number; status: string };

const megabytes = (bytes: number) => bytes / 1024 / 1024;

const startScan = async (server: TestServer, repositoryId: string, file: string): Promise<string> => {
  const { clientId } = server.people.admin;
  const id = newId();
  const { size, hash } = await keepUpload(createReadStream(file), uploadsOf(server.deps.config.dataDir), id);
  await inTenant(server.deps.db, { clientId }, async (tx) => {
    await tx.insert(scans).values({ clientId, id, repositoryId, upload: id, fileName: path.basename(file), fileSize: size, fileHash: hash });
    await enqueueJob(tx, { clientId, kind: 'import_scan', payload: { scanId: id }, dedupeKey: id });
  });
  return id;
};

const importing = async (server: TestServer, repositoryId: string, file: string): Promise<Measured> => {
  const id = await startScan(server, repositoryId, file);
  let peak = process.memoryUsage.rss();
  const watch = setInterval(() => { peak = Math.max(peak, process.memoryUsage.rss()); }, 20);
  const started = performance.now();
  await server.runJobs();
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  const { counts, status } = (await server.as('admin')('getScan', { path: { id } })).ok().data.attributes;
  return { seconds, peakMb: megabytes(peak), changes: counts.new + counts.moved + counts.reopened + counts.fixed, status };
};

const row = (what: string, measured: string, bar: string) => `| ${what} | ${measured} | ${bar} |`;
const said = ({ seconds, changes, status }: Measured) => `${seconds.toFixed(1)} s, ${String(changes)} changes${status === 'succeeded' ? '' : ` (${status})`}`;

export const run = async (): Promise<string[]> => {
  if (!hasPostgres) return [row('import on PostgreSQL', 'no PostgreSQL answers', '')];
  const folder = mkdtempSync(path.join(tmpdir(), 'parapet-bench-'));
  const server = await startTestServer({ engine: 'postgresql' });
  try {
    const many = path.join(folder, 'results.sarif');
    const large = path.join(folder, 'large.sarif');
    await writeLargeSarif(many, 50_000);
    await writeLargeSarif(large, 100_000, 1_500);
    const repositoryId = await addRepository(server.as('admin'), 'bench');
    const first = await importing(server, repositoryId, many);
    const again = await importing(server, repositoryId, many);
    const big = await importing(server, await addRepository(server.as('admin'), 'bench-large'), large);
    return [
      row('importing 50,000 results (SARIF), PostgreSQL', said(first), '≤ 10 s'),
      row('the identical report again', said(again), '≤ 4 s, 0 changes'),
      row(`importing a SARIF of ${Math.round(megabytes(statSync(large).size))} MB (100,000 results): time · peak memory of the process`, `${said(big)} · ${String(Math.round(big.peakMb))} MB RSS`, '≤ 350 MB RSS'),
    ];
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
