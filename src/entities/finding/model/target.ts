import type { FindingSelectionInput } from '@/shared/api/generated/model';
import { queryOf, type FindingsSearch } from './findings-search';

/** On which findings an action acts: named ones, or all that match save a few. */
export type FindingTarget = { readonly finding_ids: string[] } | { readonly selection: FindingSelectionInput };

export const someFindings = (ids: Iterable<string>): FindingTarget => ({ finding_ids: [...ids] });

/** What the person saw goes along: the server refuses when it has become something too different. */
export const matchingFindings = (search: FindingsSearch, except: Iterable<string>, total: number, seenAt: number): FindingTarget => ({
  selection: {
    filter: { ...queryOf(search) }, // optional keys are never present without a value
    except: [...except],
    as_of: new Date(seenAt).toISOString(),
    expected_total: total,
  },
});
