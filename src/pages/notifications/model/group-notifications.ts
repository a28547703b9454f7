import type { Notification } from '@/shared/api/generated/model';
import { toEntries } from '#domain/notification-entries';

/** One notification, or several of one kind about one object within a short time. */
export type NotificationEntry = { readonly parts: readonly [Notification, ...Notification[]] };

export const groupNotifications = (list: readonly Notification[]): NotificationEntry[] =>
  toEntries(list).map((parts) => ({ parts }));

/** The sum of several imports' changes; undefined if any of them lacks it. */
export function sumOfScans(
  parts: readonly Notification[],
): { fresh: number; fixed: number; reopened: number } | undefined {
  const sum = { fresh: 0, fixed: 0, reopened: 0 };
  for (const { notification_type: type, facts } of parts) {
    if (type !== 'scan_ended' || facts?.new === undefined || facts.dry_run || facts.note)
      return undefined;
    sum.fresh += facts.new;
    sum.fixed += facts.fixed ?? 0;
    sum.reopened += facts.reopened ?? 0;
  }
  return sum;
}
