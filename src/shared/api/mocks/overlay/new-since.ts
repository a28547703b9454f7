// When a finding counts as new: since the user's last visit, or since a day.
import { dayMs, today } from '../data/today';

/** The user's marks on findings, which complement the rule for new ones. */
export interface FindingMarks {
  readonly seenAllAt: number | null;
  readonly undo: Pick<FindingMarks, 'seenAllAt' | 'unseen'> | null;
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
}

export const noMarks: FindingMarks = { seenAllAt: null, undo: null, seen: [], unseen: [] };

/** The mock's user last visited three days ago. */
export const newSince = {
  last_visit: () => today() - 3 * dayMs,
  visit_before: () => today() - 5 * dayMs,
  yesterday: () => today() - dayMs,
  '7d': () => today() - 6 * dayMs,
  '30d': () => today() - 29 * dayMs,
  '90d': () => today() - 89 * dayMs,
  '365d': () => today() - 364 * dayMs,
} as const;

/** The end of the previous visit, or the time when all were marked as seen. */
export const sinceOf = ({ seenAllAt }: FindingMarks): number =>
  Math.max(newSince.last_visit(), seenAllAt ?? 0);

export const isNewSinceVisit = (at: string, id: string, marks: FindingMarks): boolean =>
  marks.unseen.includes(id) || (!marks.seen.includes(id) && Date.parse(at) >= sinceOf(marks));
