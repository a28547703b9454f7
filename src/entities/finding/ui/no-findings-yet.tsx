import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { buttonStyles } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

/** Before the first report: where findings will come from. */
export function NoFindingsYet({ icon }: { icon: LucideIcon }) {
  const { t } = useLingui();
  return (
    <EmptyState
      frame="page"
      icon={icon}
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
