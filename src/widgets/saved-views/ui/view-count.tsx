import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { countKey, findingCountsQuery, findingsVisitQuery } from '@/entities/finding';
import { findingViews, readView, useSavedViews, type ReadView } from '@/features/save-view';
import { countText } from '@/shared/lib/count';
import { Count } from '@/shared/ui/badge';
import { CountBar } from './count-bar';

/** How many findings a view has. The views are counted together, when it is known what is new. */
export function ViewCount({ query }: { query: ReadView['query'] }) {
  const { i18n } = useLingui();
  const visit = useQuery(findingsVisitQuery());
  const saved = useSavedViews(findingViews.list);
  const queries = [
    ...findingViews.standard.map((view) => view.query),
    ...saved.views.map(({ filters }) => readView(filters).query),
  ];
  const counts = useQuery({
    ...findingCountsQuery(queries, visit.data?.data.since),
    enabled: !visit.isPending && !saved.isPending,
  });
  const count = counts.data?.get(countKey(query));
  if (!count) return counts.isPending && <CountBar />;
  return (
    <Count>
      {countText(i18n, count.total)}
      {count.total_is_exact ? '' : '+'}
    </Count>
  );
}
