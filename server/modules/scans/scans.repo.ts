import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/accounts.ts';
import { repositories, scanIgnored, scans } from '../../db/schema/repositories.ts';
import type { PageWindow } from '../lists.ts';
import type { Scan, ScanRow } from './scan.ts';

const shownIgnored = 200;

const repeats = alias(scans, 'repeats');

const person = {
  id: users.id,
  username: users.username,
  email: users.email,
  avatar_url: users.avatarUrl,
};

export const scanRows = (
  tx: Tx,
  where: SQL | undefined,
  { offset, limit }: PageWindow,
): Promise<ScanRow[]> =>
  tx
    .select({
      ...getTableColumns(scans),
      repositoryName: repositories.nickname,
      requestedBy: person,
      againAs: repeats.id,
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

/** By scan: the first that were left out. */
export const ignoredOf = async (
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
      .where(eq(scanIgnored.scanId, scanId))
      .orderBy(asc(scanIgnored.position))
      .limit(shownIgnored);
    ignored.set(scanId, rows as Scan['attributes']['ignored']); // written from `IgnoredReason` alone
  }
  return ignored;
};

export const insertScan = async (tx: Tx, row: typeof scans.$inferInsert): Promise<void> => {
  await tx.insert(scans).values(row);
};

export const markPipeline = (tx: Tx, repositoryId: string) =>
  tx.update(repositories).set({ pipeline: true }).where(eq(repositories.id, repositoryId));

export const ofRepository = (repositoryId: string) => eq(scans.repositoryId, repositoryId);
export const withStatus = (statuses: Scan['attributes']['status'][]) =>
  inArray(scans.status, statuses);
export const ofKind = (kinds: readonly NonNullable<ScanRow['kind']>[]) =>
  inArray(scans.kind, [...kinds]);
export const withId = (id: string) => eq(scans.id, id);
