import type { FindingSelectionInput } from '@/shared/api/generated/model';
import { serverTime } from '@/shared/lib/server-clock';
import { queryOf, type FindingsSearch } from './findings-search';

/**
 * The findings to which an action applies: listed ids, or all matches with a few exceptions. It
 * includes what the user saw, and when.
 */
export type FindingTarget =
  | { readonly finding_ids: string[]; readonly seen_at?: string }
  | { readonly selection: FindingSelectionInput };

/** A key that is equal for equal sets of findings, whenever they were loaded. */
export const targetKey = (target: FindingTarget): string =>
  'finding_ids' in target ? target.finding_ids.join() : JSON.stringify(target.selection);

/**
 * `seenAt` (ms): the server skips and reports findings that another user has changed since then.
 */
export const targetOfIds = (ids: Iterable<string>, seenAt?: number): FindingTarget => ({
  finding_ids: [...ids],
  ...(seenAt !== undefined && seenAt > 0 && { seen_at: serverTime(seenAt) }),
});

/** The server refuses the action if the matches have changed too much. */
export const targetOfSearch = (
  search: FindingsSearch,
  except: Iterable<string>,
  total: number,
  seenAt: number,
): FindingTarget => ({
  selection: {
    filter: { ...queryOf(search) }, // optional keys are absent rather than undefined
    except: [...except],
    as_of: serverTime(seenAt),
    expected_total: total,
  },
});
