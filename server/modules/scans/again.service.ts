import { rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { scans } from '../../db/schema/repositories.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { Problem } from '../../http/problem.ts';
import { shareUpload, uploadsOf } from '../../imports/kept-uploads.ts';
import { enqueueJob } from '../../jobs/enqueue.ts';
import { newId } from '../../runtime/ids.ts';
import { keptUntil, type Scan } from './scan.ts';
import { insertScan } from './scans.repo.ts';
import { findScan } from './scans.service.ts';

type Row = typeof scans.$inferSelect;

const gone = () => new Problem(409, 'report_gone', 'The report is no longer kept. Send it again.');

const assertRepeatable = ({ status, counts, undoneAt, ...row }: Row, now: Date): void => {
  const leftSomething =
    status === 'failed' || (status === 'succeeded' && counts.ignored > 0 && undoneAt === null);
  if (!leftSomething)
    throw new Problem(
      409,
      'nothing_left_out',
      'Only a report that could not be imported, or not in whole, is imported again.',
    );
  const until = keptUntil(row);
  if (until === undefined || until < now) throw gone();
};

const repeat = async (
  tx: Tx,
  deps: Deps,
  who: Principal,
  row: Row,
  { id, requestId }: { id: string; requestId: string },
): Promise<void> => {
  assertRepeatable(row, deps.now());
  if (!(await shareUpload(deps.config.dataDir, row.upload ?? '', id))) throw gone();
  const {
    clientId,
    repositoryId,
    fileName,
    fileSize,
    fileHash,
    toolHint,
    extHint,
    branch,
    commit,
    target,
    complete,
    dryRun,
  } = row;
  await insertScan(tx, {
    clientId,
    id,
    repositoryId,
    upload: id,
    againOf: row.id,
    fileName,
    fileSize,
    fileHash,
    toolHint,
    extHint,
    branch,
    commit,
    target,
    complete,
    dryRun,
    createdBy: who.userId,
    // It says what it said when it came: what was sent since knows better.
    observedAt: row.observedAt ?? row.createdAt,
  });
  await enqueueJob(tx, {
    clientId,
    kind: 'import_scan',
    payload: { scanId: id },
    dedupeKey: id,
    createdBy: who.userId,
  });
  await writeAudit(tx, {
    clientId,
    actor: who,
    action: 'scans.again',
    subject: { type: 'scan', id },
    detail: { repository: repositoryId, file: fileName, of: row.id },
    requestId,
  });
};

/** One scan however often it is asked for: whoever comes second waits at the row of the first, and finds what it made. */
export const importAgain = async (
  deps: Deps,
  who: Principal,
  scope: Scope,
  of: string,
  requestId: string,
): Promise<Scan> => {
  const id = newId();
  try {
    return await inTenant(deps.db, tenantOf(who), async (tx) => {
      await findScan(tx, who, scope, of);
      const [row] = await tx.select().from(scans).where(eq(scans.id, of)).for('update');
      const [made] = await tx
        .select({ id: scans.id })
        .from(scans)
        .where(and(eq(scans.clientId, who.clientId), eq(scans.againOf, of)));
      if (row && !made) await repeat(tx, deps, who, row, { id, requestId });
      return findScan(tx, who, 'all', made?.id ?? id);
    });
  } catch (error) {
    await rm(path.join(uploadsOf(deps.config.dataDir), id), { force: true });
    throw error;
  }
};
