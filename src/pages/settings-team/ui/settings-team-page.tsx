import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search, UserPlus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Input } from '@/shared/ui/input';
import { Tabs } from '@/shared/ui/tabs';
import { SettingsPage } from '@/widgets/app-shell';
import { InviteDialog } from '@/features/invite-member';
import { useCan, useDisabledReason } from '@/entities/session';
import { getListTeamQueryOptions } from '@/shared/api/generated/team';
import { hasFormDraft } from '@/shared/lib/use-form-draft';
import { teamPageSize, type TeamSearch, validateTeamSearch } from '../model/team-search';
import { AuditLog } from './audit-log';
import { TeamTable } from './team-table';
import { TeamsList } from './teams-list';

const Subtitle = ({ people, invited }: { people: number; invited: number }) => (
  <>
    <Plural value={people} one="# person" other="# people" />
    {invited > 0 && (
      <>
        , <Plural value={invited} one="# invitation is open" other="# invitations are open" />
      </>
    )}
  </>
);

interface SettingsTeamPageProps {
  search: TeamSearch;
  onSearch: (search: TeamSearch) => void;
}

const panel = 'team-panel';

/** The members of the organization, and the audit log. */
export function SettingsTeamPage({ search, onSearch }: SettingsTeamPageProps) {
  const { t } = useLingui();
  const [inviting, setInviting] = useState(() => hasFormDraft('invite'));
  const mayRead = useCan('team:read');
  const mayAudit = useCan('audit:read');
  const reason = useDisabledReason('team:manage');
  const first = mayRead ? 'members' : 'teams';
  const section = search.section === 'audit' && !mayAudit ? first : (search.section ?? first);
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const team = useQuery({
    ...getListTeamQueryOptions({ page_size: teamPageSize, ...(q !== '' && { q }) }),
    enabled: mayRead,
    placeholderData: keepPreviousData,
  });
  const invited = team.data?.data.filter((member) => member.state === 'invited').length ?? 0;
  return (
    <SettingsPage
      title={t`Team`}
      {...(team.data && {
        subtitle: <Subtitle people={team.data.meta.total - invited} invited={invited} />,
      })}
      {...(mayRead &&
        section === 'members' && {
          aside: (
            <Input
              type="search"
              icon={Search}
              aria-label={t`Search members`}
              placeholder={t`Search members`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className="sm:max-w-64"
            />
          ),
        })}
      actions={
        <Button
          kind="primary"
          icon={UserPlus}
          disabledReason={reason}
          onClick={() => setInviting(true)}
        >
          <Trans>Invite</Trans>
        </Button>
      }
    >
      <Tabs
        label={t`Team`}
        panelId={panel}
        value={section}
        onChange={(next) => onSearch(validateTeamSearch({ section: next }))}
        tabs={[
          ...(mayRead ? [{ id: 'members', label: t`Members` } as const] : []),
          { id: 'teams', label: t`Teams` },
          ...(mayAudit ? [{ id: 'audit', label: t`Audit log` } as const] : []),
        ]}
      />
      <div
        id={panel}
        role="tabpanel"
        aria-label={
          section === 'audit' ? t`Audit log` : section === 'teams' ? t`Teams` : t`Members`
        }
        className="mt-4"
      >
        {section === 'audit' ? (
          <AuditLog search={search} onSearch={onSearch} />
        ) : section === 'teams' ? (
          <TeamsList />
        ) : (
          <QueryBoundary query={team} label={t`Team`}>
            {({ data }) => (
              <Card>
                <TeamTable members={data} />
              </Card>
            )}
          </QueryBoundary>
        )}
      </div>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </SettingsPage>
  );
}
