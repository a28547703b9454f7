import { Trans, useLingui } from '@lingui/react/macro';
import { Bug, SearchX } from 'lucide-react';
import {
  activeFilterKeys,
  NoFindingsYet,
  useFindingCount,
  withoutFilters,
  type FindingsSearch,
} from '@/entities/finding';
import { useCan } from '@/entities/session';
import { isNewView, NothingNew } from '@/widgets/saved-views';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

interface NothingToGroupProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
}

/** The empty state: distinguishes no matches from no findings, each with its next step. */
export function NothingToGroup({ search, onSearch }: NothingToGroupProps) {
  const { t } = useLingui();
  const mayAdd = useCan('repositories:manage');
  // No filter is to blame where there is nothing to filter.
  const isFirst = useFindingCount({})?.total === 0;
  if (isFirst) return <NoFindingsYet icon={Bug} mayAdd={mayAdd} />;
  if (isNewView(search)) return <NothingNew search={search} onSearch={onSearch} />;
  return activeFilterKeys(search).length > 0 || search.q !== undefined ? (
    <EmptyState
      frame="page"
      icon={SearchX}
      title={t`Nothing to group`}
      text={t`No findings match. Remove a filter or widen the date range.`}
      action={
        <Button onClick={() => onSearch(withoutFilters(search))}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  ) : (
    <NoFindingsYet icon={Bug} mayAdd={mayAdd} />
  );
}
