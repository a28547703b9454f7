import type { Notification } from '@/shared/api/generated/model';

/** Between two of one entry; a later one begins another entry. */
const longestPauseMs = 60 * 60_000;

/** One notification, or several of one kind about one object within a short time. */
export type NotificationEntry = { readonly parts: readonly [Notification, ...Notification[]] };

/** Undefined where it is about nothing that another notification could be about. */
function objectOf({
  notification_type: type,
  subject_type: subject,
  subject_id: id,
  facts,
}: Notification): string | undefined {
  // The subject of a scan is the scan itself, and what its reader has in mind is the repository.
  if (facts?.repository !== undefined) return `${type} repository ${facts.repository}`;
  if (id !== null) return `${type} ${subject ?? ''} ${id}`;
  return facts?.username === undefined ? undefined : `${type} user ${facts.username}`;
}

const timeOf = ({ created_at }: Notification): number => new Date(created_at).getTime();

/** Each entry stands where its first part stands in the list, which is in the order of time. */
export function groupNotifications(list: readonly Notification[]): NotificationEntry[] {
  const entries: { parts: [Notification, ...Notification[]] }[] = [];
  const latest = new Map<string, (typeof entries)[number]>();
  for (const one of list) {
    const object = objectOf(one);
    const entry = object === undefined ? undefined : latest.get(object);
    const last = entry?.parts.at(-1);
    if (entry && last && Math.abs(timeOf(one) - timeOf(last)) <= longestPauseMs) {
      entry.parts.push(one);
      continue;
    }
    const made: (typeof entries)[number] = { parts: [one] };
    entries.push(made);
    if (object !== undefined) latest.set(object, made);
  }
  return entries;
}

/** What several imports changed together; undefined where a part does not say it. */
export function sumOfScans(
  parts: readonly Notification[],
): { fresh: number; fixed: number; reopened: number } | undefined {
  const sum = { fresh: 0, fixed: 0, reopened: 0 };
  for (const { notification_type: type, facts } of parts) {
    if (type !== 'scan_ended' || facts?.new === undefined || facts.dry_run) return undefined;
    sum.fresh += facts.new;
    sum.fixed += facts.fixed ?? 0;
    sum.reopened += facts.reopened ?? 0;
  }
  return sum;
}
