import {
  targetOfSearch,
  targetOfIds,
  type FindingsSearch,
  type FindingTarget,
} from '@/entities/finding';
import { selectedCount } from '@/widgets/findings-table';
import type { FindingsPageState } from './use-findings-page';

/** The target of an action: the selection, or the current finding if nothing is selected. */
export function actionTarget(
  search: FindingsSearch,
  list: FindingsPageState,
): { target: FindingTarget | undefined; count: number } {
  const selected = selectedCount(list.selection, list.total);
  if (selected === 0)
    return list.current === undefined
      ? { target: undefined, count: 0 }
      : { target: targetOfIds([list.current], list.seenAt), count: 1 };
  const target =
    list.selection.kind === 'all'
      ? targetOfSearch(search, list.selection.except, list.total, list.seenAt)
      : targetOfIds(list.selection.ids, list.seenAt);
  return { target, count: selected };
}
