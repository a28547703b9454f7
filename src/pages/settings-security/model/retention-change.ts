import { isShorter } from '#domain/retention';
import type { RetentionEntry, RetentionKind, RetentionRequest } from '@/shared/api/generated/model';

/** Kinds whose retention cannot be unlimited. */
export const alwaysTimed: ReadonlySet<RetentionKind> = new Set(['jobs', 'reports']);

export type RetentionChange = { entry: RetentionEntry; days: number | null; deletes: number };

/** The effect of choosing this period. A longer one deletes nothing. */
export const changeTo = (entry: RetentionEntry, days: number | null): RetentionChange => ({
  entry,
  days,
  deletes: isShorter(days, entry.days)
    ? (entry.older.find((one) => one.days === days)?.count ?? 0)
    : 0,
});

export const requestOf = (
  entries: readonly RetentionEntry[],
  { entry: { kind }, days }: RetentionChange,
): RetentionRequest => {
  const of = (name: RetentionKind) =>
    name === kind ? days : (entries.find((entry) => entry.kind === name)?.days ?? null);
  return {
    audit_log: of('audit_log'),
    mails: of('mails'),
    notifications: of('notifications'),
    jobs: of('jobs') ?? 90,
    reports: of('reports') ?? 1,
    finding_history: of('finding_history'),
    closed_findings: of('closed_findings'),
  };
};
