import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search, UserPlus, Users } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Answer } from '@/shared/ui/answer';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Input } from '@/shared/ui/input';
import { SettingsPage } from '@/widgets/app-shell';
import { InviteDialog } from '@/features/invite-member';
import { useCan, useDisabledReason } from '@/entities/session';
import { getListTeamQueryOptions } from '@/shared/api/generated/team/team';
import { isFormKept } from '@/shared/lib/kept-form';
import { TeamTable } from './team-table';

const pageSize = 100;

const Subtitle = ({ people, invited }: { people: number; invited: number }) => (
  <>
    <Plural value={people} one="# person" other="# people" />
    {invited > 0 && <>, <Plural value={invited} one="# invitation is open" other="# invitations are open" /></>}
  </>
);

export function SettingsTeamPage() {
  const { t } = useLingui();
  const [inviting, setInviting] = useState(() => isFormKept('invite'));
  const mayRead = useCan('team:read');
  const reason = useDisabledReason('team:manage');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const team = useQuery({ ...getListTeamQueryOptions({ page_size: pageSize, ...(q !== '' && { q }) }), enabled: mayRead, placeholderData: keepPreviousData });
  const invited = team.data?.data.filter((member) => member.state === 'invited').length ?? 0;
  return (
    <SettingsPage
      title={t`Team`}
      {...(team.data && { subtitle: <Subtitle people={team.data.meta.total} invited={invited} /> })}
      {...(mayRead && {
        aside: <Input type="search" icon={Search} aria-label={t`Search members`} placeholder={t`Search members`} value={typed} onChange={(event) => setTyped(event.target.value)} className="sm:max-w-64" />,
      })}
      actions={
        <Button kind="primary" icon={UserPlus} disabledReason={reason} onClick={() => setInviting(true)}>
          <Trans>Invite</Trans>
        </Button>
      }
    >
      {mayRead ? (
        <Answer query={team} what={t`Team`}>
          {({ data }) => (
            <Card>
              <TeamTable members={data} />
            </Card>
          )}
        </Answer>
      ) : (
        <EmptyState icon={Users} title={t`You cannot see the team`} text={t`Ask an administrator of your organisation.`} />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </SettingsPage>
  );
}
