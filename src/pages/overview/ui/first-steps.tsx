import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { GitBranch } from 'lucide-react';
import { Page } from '@/widgets/app-shell';
import { buttonStyles } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';

/** Before the first repository every figure would be a zero that means nothing. */
export function FirstSteps() {
  const { t } = useLingui();
  return (
    <Page title={t`Overview`}>
      <Card aria-label={t`No findings yet`}>
        <EmptyState
          frame="page"
          icon={GitBranch}
          heading="h2"
          title={t`No findings yet`}
          text={t`Add a repository and upload a scanner's report; its findings appear here, ranked.`}
          action={
            <Link to="/Repositories" className={buttonStyles({ kind: 'primary' })}>
              <Trans>Go to repositories</Trans>
            </Link>
          }
        />
      </Card>
    </Page>
  );
}
