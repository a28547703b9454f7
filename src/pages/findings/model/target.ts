import {
  matchingFindings,
  someFindings,
  type FindingsSearch,
  type FindingTarget,
} from '@/entities/finding';
import { selectedCount } from '@/widgets/findings-table';
import type { FindingsPageState } from './use-findings-page';

/** What an action acts on: the selection; without one, the finding under the cursor. */
export function chosenFindings(
  search: FindingsSearch,
  list: FindingsPageState,
): { target: FindingTarget | undefined; count: number } {
  const selected = selectedCount(list.selection, list.total);
  if (selected === 0)
    return list.current === undefined
      ? { target: undefined, count: 0 }
      : { target: someFindings([list.current], list.seenAt), count: 1 };
  const target =
    list.selection.kind === 'all'
      ? matchingFindings(search, list.selection.except, list.total, list.seenAt)
      : someFindings(list.selection.ids, list.seenAt);
  return { target, count: selected };
}
