import { Trans, useLingui } from '@lingui/react/macro';
import { Bug, SearchX } from 'lucide-react';
import { activeFilterKeys, NoFindingsYet, withoutFilters, type FindingsSearch } from '@/entities/finding';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

interface NoFindingsProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
}

/** Nothing matches is not the same as nothing there yet. */
export function NoFindings({ search, onSearch }: NoFindingsProps) {
  const { t } = useLingui();
  const filtered = activeFilterKeys(search).length > 0 || search.q !== undefined;
  return (
    <div className="flex flex-1 flex-col justify-center">
      {filtered ? (
        <EmptyState
          frame="page"
          icon={SearchX}
          title={t`No findings match`}
          text={t`No findings match. Remove a filter or widen the date range.`}
          action={
            <Button onClick={() => onSearch(withoutFilters(search))}>
              <Trans>Clear filters</Trans>
            </Button>
          }
        />
      ) : (
        <NoFindingsYet icon={Bug} />
      )}
    </div>
  );
}
