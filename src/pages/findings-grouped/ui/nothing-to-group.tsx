import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Bug, SearchX } from 'lucide-react';
import { Button, buttonStyles } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

/** Nothing matches is not the same as nothing there yet: each has its own way on. */
export function NothingToGroup({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useLingui();
  return filtered ? (
    <EmptyState
      frame="page"
      icon={SearchX}
      heading="h2"
      title={t`Nothing to group`}
      text={t`No findings match. Remove a filter or widen the date range.`}
      action={
        <Button onClick={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  ) : (
    <EmptyState
      frame="page"
      icon={Bug}
      heading="h2"
      title={t`No findings yet`}
      text={t`Add a repository and upload a scanner's report; its findings appear here, ranked.`}
      action={
        <Link to="/Repositories" className={buttonStyles({ kind: 'primary' })}>
          <Trans>Go to repositories</Trans>
        </Link>
      }
    />
  );
}
