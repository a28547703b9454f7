import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '@/entities/session';
import type { OpenedPullRequest } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { RulesDrawer } from './lazy';

/** Links to the settings for the pull requests of a repository. */
export const rulesOf = (repository: string) => ({
  to: '/Repositories' as const,
  search: { open: repository, tab: 'pull-requests' as const },
});

/**
 * Opens the rules: those of each repository, and the organization's for users who may change them.
 */
export function RulesButton({ pulls }: { pulls: readonly OpenedPullRequest[] }) {
  const [isOpen, setOpen] = useState(false);
  const mayManage = useCan('repositories:manage');
  const repository = mayManage ? undefined : pulls[0]?.repository.id;
  if (!mayManage && repository === undefined) return null;
  return (
    <>
      <Button icon={SlidersHorizontal} onClick={() => setOpen(true)}>
        <Trans>Rules</Trans>
      </Button>
      {isOpen && <RulesDrawer repository={repository} onClose={() => setOpen(false)} />}
    </>
  );
}
