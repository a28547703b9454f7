import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateFindings } from '@/entities/finding';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { toast } from '@/shared/ui/toast';
import { formErrorOf } from '@/shared/api/error-message';
import type { TeamMember } from '@/shared/api/generated/model';
import { getListTeamQueryKey, useRemoveTeamMember } from '@/shared/api/generated/team/team';

type DialogProps = { member: TeamMember; name: string; onClose: () => void };

export function RemoveMemberDialog({ member, name, onClose }: DialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const remove = useRemoveTeamMember({
    mutation: {
      onSuccess: async () => {
        toast({ kind: 'ok', title: t`${name} was removed` });
        onClose();
        await Promise.all([
          client.invalidateQueries({ queryKey: getListTeamQueryKey() }),
          invalidateFindings(client),
        ]);
      },
    },
  });
  return (
    <ConfirmDialog
      title={<Trans>Remove {name}?</Trans>}
      consequence={<Consequence member={member} />}
      confirmLabel={t`Remove`}
      pending={remove.isPending}
      error={formErrorOf(remove.error) ?? null}
      onConfirm={() => remove.mutate({ id: member.id })}
      onClose={onClose}
    />
  );
}

/** An invited person has nothing in hand yet. */
const Consequence = ({
  member: { state, open_findings: open, awaited_approvals: approvals, api_tokens: tokens },
}: {
  member: TeamMember;
}) =>
  state === 'invited' ? (
    <Trans>The link in their invitation stops working.</Trans>
  ) : (
    <>
      <Trans>They are logged out everywhere at once.</Trans>{' '}
      {open > 0 && (
        <>
          <Plural
            value={open}
            one="# open finding is assigned or was sent to them: it stays open and is no longer theirs."
            other="# open findings are assigned or were sent to them: they stay open and are no longer theirs."
          />{' '}
        </>
      )}
      {approvals > 0 && (
        <>
          <Plural
            value={approvals}
            one="# request to accept a risk waits for them: any other approver can answer it then."
            other="# requests to accept a risk wait for them: any other approver can answer them then."
          />{' '}
        </>
      )}
      {tokens > 0 && (
        <>
          <Plural
            value={tokens}
            one="# API token that they made stops working."
            other="# API tokens that they made stop working."
          />{' '}
        </>
      )}
      <Trans>
        Their comments and decisions stay, and views that they shared; their own views go.
      </Trans>
    </>
  );
