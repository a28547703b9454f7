import { useLingui } from '@lingui/react/macro';
import type { FindingsSearch } from '@/entities/finding';
import type { ReadView } from '@/features/save-view';
import { totalText } from '@/shared/lib/count';
import { Count } from '@/shared/ui/badge';
import { useViewCounts } from '../model/use-view-counts';
import { CountBar } from './count-bar';

interface ViewCountProps {
  /** The query of the view. */
  query: ReadView['query'];
  /** The search of the list. */
  search: FindingsSearch;
}

/** The number of findings in a view. */
export function ViewCount({ query, search }: ViewCountProps) {
  const { i18n } = useLingui();
  const { countOf, isPending } = useViewCounts(search);
  const count = countOf(query);
  if (!count) return isPending && <CountBar />;
  return <Count>{totalText(i18n, count)}</Count>;
}
