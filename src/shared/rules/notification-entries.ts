// Groups notifications of one kind about one object within a short time into one entry of the list.

/** The longest pause between two notifications of one entry. A later one starts a new entry. */
export const longestPauseMs = 60 * 60_000;

interface Notified {
  readonly notification_type: string;
  readonly subject_type: string | null;
  readonly subject_id: string | null;
  readonly facts: { readonly repository?: string; readonly username?: string } | null;
  readonly created_at: string;
}

/** Undefined if no other notification can be about the same object. */
function objectOf({
  notification_type: type,
  subject_type: subject,
  subject_id: id,
  facts,
}: Notified): string | undefined {
  // A scan's notifications are about the scan, but users think in repositories.
  if (facts?.repository !== undefined) return `${type} repository ${facts.repository}`;
  if (id !== null) return `${type} ${subject ?? ''} ${id}`;
  return facts?.username === undefined ? undefined : `${type} user ${facts.username}`;
}

const timeOf = ({ created_at }: Notified): number => new Date(created_at).getTime();

/**
 * Groups the notifications into entries, each at the position of its first notification. The list
 * is sorted by time.
 */
export function toEntries<One extends Notified>(list: readonly One[]): [One, ...One[]][] {
  const entries: [One, ...One[]][] = [];
  const latest = new Map<string, [One, ...One[]]>();
  for (const one of list) {
    const object = objectOf(one);
    const entry = object === undefined ? undefined : latest.get(object);
    const last = entry?.at(-1);
    if (entry && last && Math.abs(timeOf(one) - timeOf(last)) <= longestPauseMs) {
      entry.push(one);
      continue;
    }
    const made: [One, ...One[]] = [one];
    entries.push(made);
    if (object !== undefined) latest.set(object, made);
  }
  return entries;
}
