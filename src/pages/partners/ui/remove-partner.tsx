import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { IconButton } from '@/shared/ui/icon-button';
import { formErrorOf } from '@/shared/api/error-message';
import { getListPartnersQueryKey, useDeletePartner } from '@/shared/api/generated/partners/partners';

export function RemovePartner({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useDeletePartner({ mutation: { onSuccess: async () => client.invalidateQueries({ queryKey: getListPartnersQueryKey() }) } });
  return (
    <>
      <IconButton icon={Trash2} size="sm" label={t`Remove ${name}`} onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          title={t`Remove ${name}`}
          consequence={<Trans>Its organisations stay; the person behind it no longer sees them.</Trans>}
          confirmLabel={t`Remove`}
          pending={remove.isPending}
          error={formErrorOf(remove.error) ?? null}
          onConfirm={() => remove.mutate({ id })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
