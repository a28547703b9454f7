import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { Answer } from '@/shared/ui/answer';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { SettingsPage } from '@/widgets/app-shell';
import { InviteDialog } from '@/features/invite-member';
import { useCan, useDisabledReason } from '@/entities/session';
import { getListTeamQueryOptions } from '@/shared/api/generated/team/team';
import { TeamTable } from './team-table';

const pageSize = 100;

export function SettingsTeamPage() {
  const { t } = useLingui();
  const [inviting, setInviting] = useState(false);
  const mayRead = useCan('team:read');
  const reason = useDisabledReason('team:manage');
  const team = useQuery({ ...getListTeamQueryOptions({ page_size: pageSize }), enabled: mayRead });
  return (
    <SettingsPage
      title={t`Team`}
      {...(team.data && { subtitle: <Plural value={team.data.meta.total} one="# person" other="# people" /> })}
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
