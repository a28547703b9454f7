import { useLingui } from '@lingui/react/macro';
import { GitBranch } from 'lucide-react';
import { NoFindingsYet } from '@/entities/finding';
import { useCan } from '@/entities/session';
import { Page } from '@/widgets/app-shell';
import { Card } from '@/shared/ui/card';
import { SetupCard } from './setup-card';

/** Shown before the first repository, when every figure would be a meaningless zero. */
export function FirstSteps() {
  const { t } = useLingui();
  const mayAdd = useCan('repositories:manage');
  return (
    <Page title={t`Overview`}>
      <div className="flex flex-col gap-4">
        <SetupCard />
        <Card aria-label={t`No findings yet`}>
          <NoFindingsYet icon={GitBranch} mayAdd={mayAdd} />
        </Card>
      </div>
    </Page>
  );
}
