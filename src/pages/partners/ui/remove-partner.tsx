import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { formErrorOf } from '@/shared/api/error-message';
import {
  getListPartnersQueryKey,
  useDeletePartner,
} from '@/shared/api/generated/partners/partners';
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
  const remove = useDeletePartner({
    mutation: {
      onSuccess: async () => {
        await client.invalidateQueries({ queryKey: getListPartnersQueryKey() });
        onClose();
      },
    },
  });
  return (
    <ConfirmDialog
      title={t`Remove ${name}`}
      consequence={<Trans>Its organisations stay; the person behind it no longer sees them.</Trans>}
      confirmLabel={t`Remove`}
      pending={remove.isPending}
      error={formErrorOf(remove.error) ?? null}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    />
  );
}
