import { Trans, useLingui } from '@lingui/react/macro';
import { Bug, CircleAlert, SearchX } from 'lucide-react';
import {
  activeFilterKeys,
  NoFindingsYet,
  useFindingCount,
  withoutFilters,
  type FindingsSearch,
} from '@/entities/finding';
import { useCan } from '@/entities/session';
import { isNewView, NothingNew } from '@/widgets/saved-views';
import { messageOf } from '@/shared/api/error-message';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { findUnknownFilters } from '../model/unknown-filters';

interface NoFindingsProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
  error: Error | null;
  onRetry: () => void;
}

/** The empty state: distinguishes no matches, no findings yet, and a failed request. */
export function NoFindings({ search, onSearch, error, onRetry }: NoFindingsProps) {
  const { t } = useLingui();
  const filtered = activeFilterKeys(search).length > 0 || search.q !== undefined;
  // No filter is to blame where there is nothing to filter.
  const isFirst = useFindingCount({})?.total === 0;
  const unread = findUnknownFilters(search.q).join(' ');
  return (
    <div className="flex flex-1 flex-col justify-center">
      {error ? (
        <EmptyState
          frame="page"
          icon={CircleAlert}
          title={t`Couldn’t load findings`}
          text={messageOf(error)}
          action={<Button onClick={onRetry}>{t`Try again`}</Button>}
        />
      ) : isFirst ? (
        <NothingYet />
      ) : isNewView(search) ? (
        <NothingNew search={search} onSearch={onSearch} />
      ) : filtered ? (
        <EmptyState
          frame="page"
          icon={SearchX}
          title={t`No findings match`}
          text={
            unread === ''
              ? t`Remove a filter or widen the date range.`
              : t`Searched for “${unread}” as text because it isn’t a known filter. Write filters like severity:high, cwe:79 or repo:name.`
          }
          action={
            <Button onClick={() => onSearch(withoutFilters(search))}>
              <Trans>Clear filters</Trans>
            </Button>
          }
        />
      ) : (
        <NothingYet />
      )}
    </div>
  );
}

const NothingYet = () => <NoFindingsYet icon={Bug} mayAdd={useCan('repositories:manage')} />;
