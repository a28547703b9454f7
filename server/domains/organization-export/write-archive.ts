// Writes all data of one organization to files, and describes them in a manifest.
import { eq } from 'drizzle-orm';
import { clients } from '../../platform/db/schema/accounts.ts';
import { schemaFingerprint } from '../../platform/db/migrate.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { JobRun } from '../../platform/jobs/job.ts';
import { productVersion } from '../../platform/runtime/version.ts';
import { readStoredFile } from '../../platform/storage/stored-files.ts';
import { stepsAfterTables } from '../activity/records/index.ts';
import { uploadPlace } from '../scans/records/index.ts';
import { listRawReports, readRows } from './export-rows.repo.ts';
import { type ExportedTable, exportedTables, excludedTables } from './export-tables.ts';
import { type SpooledFile, spoolFile } from './spool.ts';

type Run = Pick<JobRun, 'clientId' | 'deps' | 'signal' | 'progress'>;

type ManifestFile = SpooledFile & { table?: string; rows?: number; columns_left_out?: string[] };

const consistency =
  'Each table is read by pages, each page in a transaction of its own. What changed during the export may be in one file and not in another.';

const spoolTable = async (
  { deps, clientId, signal }: Run,
  folder: string,
  table: ExportedTable,
): Promise<ManifestFile> => {
  let rows = 0;
  async function* lines() {
    for await (const page of readRows(deps.db, clientId, table)) {
      rows += page.length;
      yield `${page.join('\n')}\n`;
    }
  }
  const file = await spoolFile(folder, `tables/${table.name}.jsonl`, lines(), signal);
  return { ...file, table: table.name, rows, columns_left_out: [...table.without] };
};

/**
 * A report is deleted when its import ends, possibly while it is being read: then it is incomplete.
 */
const spoolReports = async ({ deps, clientId, signal }: Run, folder: string) => {
  const files: ManifestFile[] = [];
  const missing: string[] = [];
  for (const { upload, size } of await listRawReports(deps.db, clientId)) {
    const source = await readStoredFile(deps, uploadPlace(clientId, upload));
    const file = source && (await spoolFile(folder, `reports/${upload}`, source, signal));
    if (file?.bytes === size) files.push(file);
    else missing.push(upload);
  }
  return { files, missing };
};

const readOrganization = ({ deps, clientId }: Run) =>
  inTenant(deps.db, { clientId }, async (tx) => {
    const [row] = await tx
      .select({ id: clients.clientId, name: clients.organizationName })
      .from(clients)
      .where(eq(clients.clientId, clientId));
    if (!row) throw new Error('The organization is gone.');
    return row;
  });

/** Returns the files of the archive in order, the manifest first. */
export const spoolOrganization = async (run: Run, folder: string): Promise<SpooledFile[]> => {
  const organization = await readOrganization(run);
  const createdAt = run.deps.now();
  const steps = exportedTables.length + stepsAfterTables;
  const tables: ManifestFile[] = [];
  for (const table of exportedTables) {
    run.signal.throwIfAborted();
    tables.push(await spoolTable(run, folder, table));
    await run.progress(tables.length / steps);
  }
  const reports = await spoolReports(run, folder);
  await run.progress((steps - 1) / steps);
  const files = [...tables, ...reports.files];
  const manifest = {
    format: 1,
    product: { name: 'Parapet', version: productVersion, schema: schemaFingerprint() },
    organization,
    created_at: createdAt.toISOString(),
    consistency,
    files,
    tables_left_out: excludedTables,
    reports_missing: reports.missing,
  };
  const text = [`${JSON.stringify(manifest, null, 2)}\n`];
  async function* source() {
    yield* await Promise.resolve(text);
  }
  return [await spoolFile(folder, 'manifest.json', source(), run.signal), ...files];
};
