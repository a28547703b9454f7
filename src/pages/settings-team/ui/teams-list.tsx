import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useDisabledReason } from '@/entities/session';
import type { Team, TeamOwnership } from '@/shared/api/generated/model';
import { getListTeamsQueryOptions } from '@/shared/api/generated/teams';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { IconButton } from '@/shared/ui/icon-button';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { useDeleteTeam } from '../api/use-teams';
import { CodeownersCard } from './codeowners-card';
import { TeamDialog } from './team-dialog';

/** The teams, with what each owns and its members. */
export function TeamsList() {
  const { t } = useLingui();
  const [edited, setEdited] = useState<Team | 'new'>();
  const reason = useDisabledReason('teams:manage');
  const teams = useQuery(getListTeamsQueryOptions());
  const add = (
    <Button icon={Plus} disabledReason={reason} onClick={() => setEdited('new')}>
      <Trans>New team</Trans>
    </Button>
  );
  return (
    <>
      <QueryBoundary query={teams} label={t`Teams`}>
        {({ data, codeowners }) => (
          <div className="flex flex-col items-start gap-4">
            {data.length === 0 ? (
              <div className="w-full">
                <EmptyState
                  icon={UsersRound}
                  title={t`No teams yet`}
                  text={t`A team owns repositories or paths, and the findings in them.`}
                  action={add}
                />
              </div>
            ) : (
              <>
                {add}
                <Card className="w-full">
                  <ul aria-label={t`Teams`} className="divide-y divide-line">
                    {data.map((team) => (
                      <TeamItem key={team.id} team={team} onEdit={() => setEdited(team)} />
                    ))}
                  </ul>
                </Card>
              </>
            )}
            {codeowners.length > 0 && <CodeownersCard readings={codeowners} />}
          </div>
        )}
      </QueryBoundary>
      {edited !== undefined && (
        <TeamDialog
          team={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

function TeamItem({ team, onEdit }: { team: Team; onEdit: () => void }) {
  const { t } = useLingui();
  const reason = useDisabledReason('teams:manage');
  const remove = useDeleteTeam();
  const { name, members, owns } = team;
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="min-w-0 flex-1 text-sm">
        <h2 className="font-medium wrap-anywhere text-ink">{name}</h2>
        <p className="mt-0.5 wrap-anywhere text-ink-2">
          {members.length === 0 ? (
            <Trans>No members</Trans>
          ) : (
            members.map(({ username }) => username).join(', ')
          )}
        </p>
        {owns.length === 0 ? (
          <p className="mt-1 text-xs text-ink-3">
            <Trans>Owns nothing yet</Trans>
          </p>
        ) : (
          <OwnedList owns={owns} />
        )}
      </div>
      <div className="flex shrink-0">
        <IconButton
          icon={Pencil}
          size="sm"
          label={t`Change ${name}`}
          disabledReason={reason}
          onClick={onEdit}
        />
        <IconButton
          icon={Trash2}
          size="sm"
          label={t`Delete ${name}`}
          busy={remove.isPending}
          disabledReason={reason}
          onClick={() => remove.mutate(team)}
        />
      </div>
    </li>
  );
}

const shownAtOnce = 8;

function OwnedList({ owns }: { owns: readonly TeamOwnership[] }) {
  const [first, rest] = [owns.slice(0, shownAtOnce), owns.slice(shownAtOnce)];
  return (
    <ul className="mt-1.5 flex flex-wrap gap-1.5">
      {first.map((owned, index) => (
        // The entries have no identity beyond their text.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="rounded-md bg-inset px-2 py-0.5 text-xs wrap-anywhere">
          <Owned owned={owned} />
        </li>
      ))}
      {rest.length > 0 && (
        <li className="px-1 py-0.5 text-xs text-ink-3">
          <Plural value={rest.length} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  );
}

const Owned = ({ owned: { repository, tag, path, source } }: { owned: TeamOwnership }) => (
  <>
    {repository !== null ? (
      <span className="text-ink">{repository.nickname}</span>
    ) : tag !== null ? (
      <Trans>all with the tag {tag}</Trans>
    ) : (
      <Trans>Every repository</Trans>
    )}
    {path !== null && <span className="font-mono text-ink-2"> {path}</span>}
    {source === 'codeowners' && <span className="text-ink-3"> · CODEOWNERS</span>}
  </>
);
