// Several notifications of one kind about one object within a short time are one entry of the list.

/** Between two of one entry; a later one begins another entry. */
export const longestPauseMs = 60 * 60_000;

interface Notified {
  readonly notification_type: string;
  readonly subject_type: string | null;
  readonly subject_id: string | null;
  readonly facts: { readonly repository?: string; readonly username?: string } | null;
  readonly created_at: string;
}

/** Undefined where it is about nothing that another notification could be about. */
function objectOf({
  notification_type: type,
  subject_type: subject,
  subject_id: id,
  facts,
}: Notified): string | undefined {
  // The subject of a scan is the scan itself, and what its reader has in mind is the repository.
  if (facts?.repository !== undefined) return `${type} repository ${facts.repository}`;
  if (id !== null) return `${type} ${subject ?? ''} ${id}`;
  return facts?.username === undefined ? undefined : `${type} user ${facts.username}`;
}

const timeOf = ({ created_at }: Notified): number => new Date(created_at).getTime();

/** The parts of each entry, in the place of its first part; the list is in the order of time. */
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
