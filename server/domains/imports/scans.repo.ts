import { personColumns } from '../../platform/db/person-columns.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  sql,
  type SQL,
  sum,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { currentClient } from '../../platform/db/current-client.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { repositories, scanIgnored, scans } from '../../platform/db/schema/repositories.ts';
import type { PageRange } from '../../platform/http/paging.ts';
import { keptReportDays, type Scan, type ScanRow } from '../scans/records/index.ts';

const shownIgnored = 200;

const repeats = alias(scans, 'repeats');

export const listScanRows = (
  tx: Tx,
  where: SQL | undefined,
  { offset, limit }: PageRange,
): Promise<ScanRow[]> =>
  tx
    .select({
      ...getTableColumns(scans),
      repositoryName: repositories.nickname,
      requestedBy: personColumns,
      againAs: repeats.id,
      reportDays: keptReportDays(sql`scans.client_id`),
    })
    .from(scans)
    .innerJoin(
      repositories,
      and(eq(repositories.clientId, scans.clientId), eq(repositories.id, scans.repositoryId)),
    )
    .leftJoin(users, and(eq(users.clientId, scans.clientId), eq(users.id, scans.createdBy)))
    .leftJoin(repeats, and(eq(repeats.clientId, scans.clientId), eq(repeats.againOf, scans.id)))
    .where(where)
    .orderBy(desc(scans.id))
    .offset(offset)
    .limit(limit);

export const countScans = async (tx: Tx, where: SQL | undefined): Promise<number> => {
  const [row] = await tx.select({ n: count() }).from(scans).where(where);
  return row?.n ?? 0;
};

/** Reports that were uploaded and are not imported yet. */
export const countWaitingUploads = async (
  tx: Tx,
  clientId: string,
): Promise<{ count: number; bytes: number }> => {
  const [row] = await tx
    .select({ count: count(), bytes: sum(scans.fileSize) })
    .from(scans)
    .where(
      and(
        eq(scans.clientId, clientId),
        inArray(scans.status, ['queued', 'running']),
        isNotNull(scans.upload),
      ),
    );
  return { count: row?.count ?? 0, bytes: Number(row?.bytes ?? 0) };
};

/** The first skipped results of each scan. */
export const listIgnoredResults = async (
  tx: Tx,
  scanIds: readonly string[],
): Promise<Map<string, Scan['attributes']['ignored']>> => {
  const ignored = new Map<string, Scan['attributes']['ignored']>();
  for (const scanId of scanIds) {
    const rows = await tx
      .select({
        reason: scanIgnored.reason,
        detail: scanIgnored.detail,
        type: scanIgnored.type,
        facts: scanIgnored.facts,
        pointer: scanIgnored.pointer,
      })
      .from(scanIgnored)
      .where(and(eq(scanIgnored.clientId, currentClient), eq(scanIgnored.scanId, scanId)))
      .orderBy(asc(scanIgnored.position))
      .limit(shownIgnored);
    ignored.set(scanId, rows as Scan['attributes']['ignored']); // only written from `IgnoredReason`
  }
  return ignored;
};

export const insertScan = async (tx: Tx, row: typeof scans.$inferInsert): Promise<void> => {
  await tx.insert(scans).values(row);
};

export const markPipeline = (tx: Tx, repositoryId: string) =>
  tx
    .update(repositories)
    .set({ pipeline: true })
    .where(and(eq(repositories.clientId, currentClient), eq(repositories.id, repositoryId)));

export const hasRepository = (repositoryId: string) => eq(scans.repositoryId, repositoryId);
export const hasStatus = (statuses: Scan['attributes']['status'][]) =>
  inArray(scans.status, statuses);
export const hasKind = (kinds: readonly NonNullable<ScanRow['kind']>[]) =>
  inArray(scans.kind, [...kinds]);
export const hasId = (id: string) => eq(scans.id, id);
