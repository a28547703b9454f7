import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import {
  findingQueries,
  findingsVisitQuery,
  queryOf,
  type FindingsSearch,
} from '@/entities/finding';
import { findingViews, sameQuery } from '@/features/save-view';
import { recentTimeOf } from '@/shared/lib/ago';
import { totalText } from '@/shared/lib/count';
import { useNow } from '@/shared/lib/use-now';
import { Button } from '@/shared/ui/button';
import { Count } from '@/shared/ui/badge';
import { EmptyState } from '@/shared/ui/empty-state';
import { useViewCounts } from '../model/use-view-counts';

const queryOfView = (id: string) => findingViews.standard.find((view) => view.id === id)?.query;

/** Whether the list shows what is new since the last visit, without further filters. */
export function isNewView(search: FindingsSearch): boolean {
  const query = queryOfView('new');
  return query !== undefined && sameQuery(queryOf(search), queryOf(query));
}

interface NothingNewProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
}

/** The empty state of new findings: since when, and a link to earlier ones. */
export function NothingNew({ search, onSearch }: NothingNewProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { data } = useQuery(findingsVisitQuery());
  const { countOf } = useViewCounts(search);
  const since = data?.data.since;
  const when = since && recentTimeOf(i18n, since, now);
  const recent: FindingsSearch = { ...search, new_since: 'yesterday' };
  const count = countOf(recent);
  // What was new at the previous visit, which the user may want to see again.
  const before: FindingsSearch = { ...search, new_since: 'visit_before' };
  const seenBefore = useQuery({
    ...findingQueries.count(before),
    enabled: data?.data.since_before != null,
  }).data;
  const { new_since: _new, ...open } = search;
  return (
    <EmptyState
      frame="page"
      icon={History}
      title={when ? t`Nothing new since ${when}` : t`Nothing new since your last visit`}
      text={t`Findings from the next reports appear here until you’ve seen them.`}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {seenBefore !== undefined && seenBefore.total > 0 && (
            <Button onClick={() => onSearch(before)}>
              <Trans>Show what was new last time</Trans>
              <Count>{totalText(i18n, seenBefore)}</Count>
            </Button>
          )}
          {count?.total !== 0 && (
            <Button onClick={() => onSearch(recent)}>
              <Trans>Show since yesterday</Trans>
              {count && <Count>{totalText(i18n, count)}</Count>}
            </Button>
          )}
          <Button onClick={() => onSearch(open)}>
            <Trans>Show all open</Trans>
          </Button>
        </span>
      }
    />
  );
}
