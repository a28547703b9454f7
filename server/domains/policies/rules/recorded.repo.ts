// Risks that administrators recorded as covered in another way, without a tool that scans for them.
import { and, eq, gte } from 'drizzle-orm';
import { utcDay } from '#domain/utc-day';
import type { Tx } from '../../../platform/db/connect.ts';
import { personColumns } from '../../../platform/db/person-columns.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { recordedAssessments } from '../../../platform/db/schema/catalogue.ts';
import type { RecordedAssessment } from './coverage.ts';

export type AssessedKind = (typeof recordedAssessments.$inferSelect)['kind'];

/** @returns by code: the records that are valid today, up to and including their last day */
export const listRecordedAssessments = async (
  tx: Tx,
  clientId: string,
  kind: AssessedKind,
  now: Date,
): Promise<ReadonlyMap<string, RecordedAssessment>> => {
  const rows = await tx
    .select({ record: recordedAssessments, recordedBy: personColumns })
    .from(recordedAssessments)
    .leftJoin(
      users,
      and(
        eq(users.clientId, recordedAssessments.clientId),
        eq(users.id, recordedAssessments.recordedBy),
      ),
    )
    .where(
      and(
        eq(recordedAssessments.clientId, clientId),
        eq(recordedAssessments.kind, kind),
        gte(recordedAssessments.until, utcDay(now)),
      ),
    );
  return new Map(
    rows.map(({ record, recordedBy }) => [
      record.code,
      {
        reason: record.reason,
        until: record.until,
        recorded_by: recordedBy,
        recorded_at: record.recordedAt.toISOString(),
      },
    ]),
  );
};
