import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateFindings } from '@/entities/finding';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { toast } from '@/shared/ui/toast';
import { formErrorOf } from '@/shared/api/error-message';
import type { TeamMember } from '@/shared/api/generated/model';
import { getListTeamQueryKey, removeTeamMember } from '@/shared/api/generated/team';

type DialogProps = { member: TeamMember; name: string; onClose: () => void };

export function RemoveMemberDialog({ member, name, onClose }: DialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: string) => removeTeamMember(id),
    onSuccess: async () => {
      toast({ kind: 'ok', title: t`${name} was removed` });
      onClose();
      await Promise.all([
        client.invalidateQueries({ queryKey: getListTeamQueryKey() }),
        invalidateFindings(client),
      ]);
    },
  });
  return (
    <ConfirmDialog
      title={<Trans>Remove {name}?</Trans>}
      consequence={<Consequence member={member} />}
      confirmLabel={t`Remove`}
      pending={remove.isPending}
      error={formErrorOf(remove.error) ?? null}
      onConfirm={() => remove.mutate(member.id)}
      onClose={onClose}
    />
  );
}

/** An invited user has no assignments yet. */
const Consequence = ({
  member: { state, open_findings: open, awaited_approvals: approvals, api_tokens: tokens },
}: {
  member: TeamMember;
}) =>
  state === 'invited' ? (
    <Trans>Their invitation link stops working.</Trans>
  ) : (
    <>
      <Trans>They are logged out everywhere immediately.</Trans>{' '}
      {open > 0 && (
        <>
          <Plural
            value={open}
            one="# open finding assigned or sent to them stays open and is unassigned."
            other="# open findings assigned or sent to them stay open and are unassigned."
          />{' '}
        </>
      )}
      {approvals > 0 && (
        <>
          <Plural
            value={approvals}
            one="# risk acceptance request is waiting for them. Any other approver can then decide."
            other="# risk acceptance requests are waiting for them. Any other approver can then decide."
          />{' '}
        </>
      )}
      {tokens > 0 && (
        <>
          <Plural
            value={tokens}
            one="# API token they created stops working."
            other="# API tokens they created stop working."
          />{' '}
        </>
      )}
      <Trans>
        Their comments, decisions and shared views are kept. Their private views are deleted.
      </Trans>
    </>
  );
