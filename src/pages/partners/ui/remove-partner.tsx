import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { formErrorOf } from '@/shared/api/error-message';
import { getListPartnersQueryKey, deletePartner } from '@/shared/api/generated/partners';
import type { Partner } from '@/shared/api/generated/model';

export function RemovePartner({
  partner: { id, name },
  onClose,
}: {
  partner: Partner;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: string) => deletePartner(id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: getListPartnersQueryKey() });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t`Remove ${name}`}
      consequence={
        <Trans>Its organisations are kept, but the partner can no longer see them.</Trans>
      }
      confirmLabel={t`Remove`}
      pending={remove.isPending}
      error={formErrorOf(remove.error) ?? null}
      onConfirm={() => remove.mutate(id)}
      onClose={onClose}
    />
  );
}
