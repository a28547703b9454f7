import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import type { OpenedPullRequest } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { Menu } from '@/shared/ui/menu';

/** Where the rules for the pull requests of a repository are set. */
export const rulesOf = (repository: string) => ({
  to: '/Repositories' as const,
  search: { open: repository, tab: 'pull-requests' as const },
});

/** The rules belong to a repository: those that are listed are offered. */
export function RulesMenu({ pulls }: { pulls: readonly OpenedPullRequest[] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const repositories = [
    ...new Map(pulls.map(({ repository: { id, nickname } }) => [id, nickname])),
  ].toSorted(([, one], [, other]) => one.localeCompare(other));
  const [only, ...others] = repositories;
  if (only === undefined) return null;
  if (others.length === 0)
    return (
      <Button icon={SlidersHorizontal} onClick={() => void navigate(rulesOf(only[0]))}>
        <Trans>Rules</Trans>
      </Button>
    );
  return (
    <Menu
      label={t`Rules for pull requests`}
      placement={{ side: 'bottom', align: 'end' }}
      trigger={(props) => (
        <Button {...props} icon={SlidersHorizontal}>
          <Trans>Rules</Trans>
        </Button>
      )}
      entries={repositories.map(([id, nickname]) => ({
        label: nickname,
        onSelect: () => void navigate(rulesOf(id)),
      }))}
    />
  );
}
