import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dateOf } from '@/shared/lib/ago';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { IconButton } from '@/shared/ui/icon-button';
import { Cell, Row } from '@/shared/ui/table';
import { RemoveMemberDialog } from '@/features/remove-member';
import { useDisabledReason, useRoleName, useSessionUser } from '@/entities/session';
import type { TeamMember } from '@/shared/api/generated/model';

export function TeamRow({ member }: { member: TeamMember }) {
  const { t, i18n } = useLingui();
  const [removing, setRemoving] = useState(false);
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
            <span className="block font-medium break-words text-ink">{name}</span>
            {member.username !== null && <span className="block text-xs break-all text-ink-3">{member.email}</span>}
          </span>
          {member.state === 'invited' && <Badge tone="progress">{t`Invited`}</Badge>}
          {mine && <Badge>{t`You`}</Badge>}
        </span>
      </Cell>
      <Cell>{role}</Cell>
      <Cell className="max-md:hidden">{member.two_factor_enabled ? <Badge tone="ok">{t`On`}</Badge> : <span className="text-ink-3">{t`Off`}</span>}</Cell>
      <Cell className="num max-md:hidden">{member.last_login_at === null ? '–' : dateOf(i18n, member.last_login_at)}</Cell>
      <Cell align="end">
        <IconButton icon={Trash2} size="sm" label={t`Remove ${name}`} disabledReason={reason || (mine && t`You cannot remove yourself.`)} onClick={() => setRemoving(true)} />
        {removing && <RemoveMemberDialog id={member.id} name={name} onClose={() => setRemoving(false)} />}
      </Cell>
    </Row>
  );
}
