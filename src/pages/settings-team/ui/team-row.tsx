import { useLingui } from '@lingui/react/macro';
import { KeyRound, ShieldCheck, Trash2, TriangleAlert, UserCog } from 'lucide-react';
import { useState } from 'react';
import { timeAgo } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { useNow } from '@/shared/lib/use-now';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { IconButton } from '@/shared/ui/icon-button';
import { Cell, Row } from '@/shared/ui/table';
import { ChangeRoleDialog } from '@/features/invite-member';
import { RemoveMemberDialog } from '@/features/remove-member';
import { ResetSignInDialog } from '@/features/reset-member-sign-in';
import { useDisabledReason, useRoleName, useSessionUser } from '@/entities/session';
import type { TeamMember } from '@/shared/api/generated/model';

function TwoFactor({ member: { state, two_factor_enabled: on } }: { member: TeamMember }) {
  const { t } = useLingui();
  if (state === 'invited') return <Badge tone="progress">{t`Invited`}</Badge>;
  const Icon = on ? ShieldCheck : TriangleAlert;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 align-middle',
        on ? 'text-ink-2' : 'text-warn-text',
      )}
    >
      <Icon aria-hidden strokeWidth={1.75} className={cx('size-4', on && 'text-ok-text')} />
      {on ? t`On` : t`Off`}
    </span>
  );
}

export function TeamRow({ member }: { member: TeamMember }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const [open, setOpen] = useState<'role' | 'login' | 'removal' | null>(null);
  const close = () => setOpen(null);
  const role = useRoleName(member.role);
  const mine = useSessionUser().id === member.id;
  const reason = useDisabledReason('team:manage');
  const name = member.username ?? member.email;
  return (
    <Row>
      <Cell>
        <span className="flex items-center gap-2.5">
          <Avatar name={name} size="md" />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="min-w-0 font-medium wrap-anywhere text-ink">{name}</span>
              {mine && <Badge>{t`You`}</Badge>}
              {member.state === 'invited' && (
                <span className="md:hidden">
                  <TwoFactor member={member} />
                </span>
              )}
            </span>
            {member.username !== null && (
              <span className="block text-xs wrap-anywhere text-ink-3">{member.email}</span>
            )}
            <span className="block text-xs text-ink-3 sm:hidden">{role}</span>
          </span>
        </span>
      </Cell>
      <Cell className="max-sm:hidden">{role}</Cell>
      <Cell className="max-md:hidden">
        <TwoFactor member={member} />
      </Cell>
      <Cell className="num max-md:hidden">
        {member.last_login_at === null ? '–' : timeAgo(i18n, member.last_login_at, now)}
      </Cell>
      <Cell align="end">
        <IconButton
          icon={UserCog}
          size="sm"
          label={t`Change the role of ${name}`}
          disabledReason={
            reason ||
            (mine && t`You cannot change your own role.`) ||
            (member.role === 'superadmin' && t`A super-admin’s role can’t change.`)
          }
          onClick={() => setOpen('role')}
        />
        <IconButton
          icon={KeyRound}
          size="sm"
          label={t`Reset the login of ${name}`}
          disabledReason={
            reason ||
            (mine && t`Change your own login under Authentication.`) ||
            (member.state === 'invited' && t`They have not logged in yet.`)
          }
          onClick={() => setOpen('login')}
        />
        <IconButton
          icon={Trash2}
          size="sm"
          label={t`Remove ${name}`}
          disabledReason={reason || (mine && t`You cannot remove yourself.`)}
          onClick={() => setOpen('removal')}
        />
        {open === 'role' && <ChangeRoleDialog member={member} name={name} onClose={close} />}
        {open === 'login' && <ResetSignInDialog member={member} name={name} onClose={close} />}
        {open === 'removal' && <RemoveMemberDialog member={member} name={name} onClose={close} />}
      </Cell>
    </Row>
  );
}
