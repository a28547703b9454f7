import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { toast } from '@/shared/ui/toast';
import { formErrorOf } from '@/shared/api/error-message';
import { getListTeamQueryKey, useRemoveTeamMember } from '@/shared/api/generated/team/team';

type DialogProps = { id: string; name: string; onClose: () => void };

export function RemoveMemberDialog({ id, name, onClose }: DialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const remove = useRemoveTeamMember({
    mutation: {
      onSuccess: async () => {
        toast({ kind: 'ok', title: t`${name} was removed` });
        onClose();
        await client.invalidateQueries({ queryKey: getListTeamQueryKey() });
      },
    },
  });
  return (
    <ConfirmDialog
      title={<Trans>Remove {name}?</Trans>}
      consequence={t`They are logged out everywhere at once. Their comments and decisions stay.`}
      confirmLabel={t`Remove`}
      pending={remove.isPending}
      error={formErrorOf(remove.error) ?? null}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    />
  );
}
