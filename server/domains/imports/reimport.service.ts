import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Scope } from '#domain/roles';
import { writeAudit } from '../audit-log/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { scans } from '../../platform/db/schema/repositories.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { Problem } from '../../platform/http/problem.ts';
import {
  isWorthKeeping,
  keptReportDays,
  reimportableUntil,
  type Scan,
} from '../scans/records/index.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import { newId } from '../../platform/runtime/ids.ts';
import { insertScan } from './scans.repo.ts';
import { findScan } from './scans.service.ts';

type Row = typeof scans.$inferSelect & { reportDays: number };

export const reportGone = (): Problem =>
  new Problem(409, 'report_gone', 'The report is no longer kept. Send it again.');

const assertReimportable = (row: Row, now: Date): void => {
  const { status, undoneAt } = row;
  const leftSomething =
    status === 'failed' || (status === 'succeeded' && isWorthKeeping(row) && undoneAt === null);
  if (!leftSomething)
    throw new Problem(
      409,
      'nothing_left_out',
      'Only reports that were not fully imported can be imported again.',
    );
  const until = reimportableUntil(row);
  if (until === undefined || until < now) throw reportGone();
};

const createReimport = async (
  tx: Tx,
  deps: Deps,
  who: Principal,
  row: Row,
  { id, requestId }: { id: string; requestId: string },
): Promise<void> => {
  assertReimportable(row, deps.now());
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
    groupName,
    groupPart,
    groupParts,
    groupWhole,
  } = row;
  await insertScan(tx, {
    clientId,
    id,
    repositoryId,
    upload: row.upload,
    againOf: row.id,
    fileName,
    fileSize,
    fileHash,
    toolHint,
    extHint,
    branch,
    commit,
    target,
    complete: complete && groupName === null,
    dryRun,
    groupName,
    groupPart,
    groupParts,
    groupWhole,
    createdBy: who.userId,
    // Keeps the original observation time, so that later reports still override this one.
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

/**
 * Creates one scan, even for repeated requests: a concurrent request waits for the row lock and
 * finds the first one's scan.
 */
export const reimportScan = async (
  deps: Deps,
  who: Principal,
  scope: Scope,
  of: string,
  requestId: string,
): Promise<Scan> => {
  const id = newId();
  return inTenant(deps.db, toTenant(who), async (tx) => {
    await findScan(tx, who, scope, of);
    const [row] = await tx
      .select({ ...getTableColumns(scans), reportDays: keptReportDays(sql`scans.client_id`) })
      .from(scans)
      .where(and(eq(scans.clientId, who.clientId), eq(scans.id, of)))
      .for('update');
    const [made] = await tx
      .select({ id: scans.id })
      .from(scans)
      .where(and(eq(scans.clientId, who.clientId), eq(scans.againOf, of)));
    if (row && !made) await createReimport(tx, deps, who, row, { id, requestId });
    return findScan(tx, who, 'all', made?.id ?? id);
  });
};
