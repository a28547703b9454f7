import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { buttonStyles } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

interface NoFindingsYetProps {
  icon: LucideIcon;
  /** Whether this person can do something about it; else findings come from others. */
  mayAdd: boolean;
}

/** Before the first report, or before anything was sent: where findings will come from. */
export function NoFindingsYet({ icon, mayAdd }: NoFindingsYetProps) {
  const { t } = useLingui();
  if (!mayAdd)
    return (
      <EmptyState
        frame="page"
        icon={icon}
        title={t`No findings for you yet`}
        text={t`What is sent or assigned to you appears here, and what is found in the repositories you are a member of.`}
      />
    );
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
