import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { buttonStyles } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

interface NoFindingsYetProps {
  icon: LucideIcon;
  /** Whether the user can add findings; otherwise the text refers to other users. */
  mayAdd: boolean;
}

/** The empty state before the first report, which explains where findings come from. */
export function NoFindingsYet({ icon, mayAdd }: NoFindingsYetProps) {
  const { t } = useLingui();
  if (!mayAdd)
    return (
      <EmptyState
        frame="page"
        icon={icon}
        title={t`No findings for you yet`}
        text={t`Findings sent or assigned to you, and findings in your repositories, appear here.`}
      />
    );
  return (
    <EmptyState
      frame="page"
      icon={icon}
      title={t`No findings yet`}
      text={t`Add a repository and upload a scanner report to see its findings here, ranked by priority.`}
      action={
        <Link to="/Repositories" className={buttonStyles({ kind: 'primary' })}>
          <Trans>Go to repositories</Trans>
        </Link>
      }
    />
  );
}
