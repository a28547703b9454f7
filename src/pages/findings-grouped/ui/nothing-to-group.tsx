import { Trans, useLingui } from '@lingui/react/macro';
import { Bug, SearchX } from 'lucide-react';
import { NoFindingsYet } from '@/entities/finding';
import { useCan } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

/** Nothing matches is not the same as nothing there yet: each has its own way on. */
export function NothingToGroup({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useLingui();
  const mayAdd = useCan('repositories:manage');
  return filtered ? (
    <EmptyState
      frame="page"
      icon={SearchX}
      title={t`Nothing to group`}
      text={t`No findings match. Remove a filter or widen the date range.`}
      action={
        <Button onClick={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  ) : (
    <NoFindingsYet icon={Bug} mayAdd={mayAdd} />
  );
}
