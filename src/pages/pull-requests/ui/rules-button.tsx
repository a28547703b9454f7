import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '@/entities/session';
import type { OpenedPullRequest } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { RulesDrawer } from './lazy';

/** Where the rules for the pull requests of a repository are set. */
export const rulesOf = (repository: string) => ({
  to: '/Repositories' as const,
  search: { open: repository, tab: 'pull-requests' as const },
});

/** Opens the rules: the organization's for those who may change them, and of each repository. */
export function RulesButton({ pulls }: { pulls: readonly OpenedPullRequest[] }) {
  const [isOpen, setOpen] = useState(false);
  const mayManage = useCan('repositories:manage');
  const known = new Map(pulls.map(({ repository: { id, nickname } }) => [id, nickname]));
  if (!mayManage && known.size === 0) return null;
  return (
    <>
      <Button icon={SlidersHorizontal} onClick={() => setOpen(true)}>
        <Trans>Rules</Trans>
      </Button>
      {isOpen && (
        <RulesDrawer
          known={[...known].map(([id, name]) => ({ id, name }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
