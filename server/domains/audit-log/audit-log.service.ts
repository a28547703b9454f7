import { and, count, desc, eq, gte, ilike, inArray, lt, or } from 'drizzle-orm';
import type { components, operations } from '../../../openapi/generated/paths.d.ts';
import { auditLog } from '../../platform/db/schema/operations.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalidParameter } from '../../platform/http/problem.ts';
import { contains } from '../../platform/db/text-match.ts';
import { toPageMeta, toPageRange } from '../../platform/http/paging.ts';

type Query = NonNullable<operations['listAuditLog']['parameters']['query']>;

const parseDay = (text: string | undefined): Date | undefined => {
  if (text === undefined || text === '') return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text))
    throw invalidParameter('date_range', 'not_a_day', { day: text });
  return date;
};

const afterDay = (date: Date): Date => new Date(date.getTime() + 86_400_000);

/** Newest first. Both days of the range are inclusive, in UTC. */
export const listAuditLog = (
  deps: Deps,
  who: Principal,
  query: Query,
): Promise<components['schemas']['AuditList']> =>
  inTenant(deps.db, who, async (tx) => {
    const window = toPageRange(query);
    const [from, to] = (query.date_range ?? '').split('..').map(parseDay);
    const where = and(
      eq(auditLog.clientId, who.clientId),
      query.q === undefined
        ? undefined
        : or(
            ilike(auditLog.actorName, contains(query.q)),
            ilike(auditLog.action, contains(query.q)),
            ilike(auditLog.subjectId, contains(query.q)),
          ),
      query.action === undefined || query.action.length === 0
        ? undefined
        : inArray(auditLog.action, query.action),
      from && gte(auditLog.at, from),
      to && lt(auditLog.at, afterDay(to)),
    );
    const rows = await tx
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.id))
      .limit(window.limit)
      .offset(window.offset);
    const [counted] = await tx.select({ n: count() }).from(auditLog).where(where);
    return {
      data: rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        actor: row.actorName,
        action: row.action,
        subject_type: row.subjectType,
        subject_id: row.subjectId,
        detail: row.detail,
        request_id: row.requestId,
      })),
      meta: toPageMeta(counted?.n ?? 0, window),
    };
  });
