import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRefreshClient } from '@/entities/client';
import { useDisabledReason } from '@/entities/session';
import { formErrorOf } from '@/shared/api/error-message';
import { deleteWebhook, getGetWebhookQueryKey } from '@/shared/api/generated/webhook';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { toast } from '@/shared/ui/toast';

/** Its secrets are deleted with it, so there is no undo. */
export function RemoveWebhook({ name }: { name: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const refreshClient = useRefreshClient();
  const reason = useDisabledReason('webhooks:manage');
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteWebhook(),
    onSuccess: async () => {
      setAsking(false);
      toast({ kind: 'ok', title: t`${name} was removed` });
      await Promise.all([
        client.invalidateQueries({ queryKey: getGetWebhookQueryKey() }),
        refreshClient(),
      ]);
    },
  });
  return (
    <>
      <Button
        icon={Trash2}
        className="text-danger-text!"
        disabledReason={reason}
        onClick={() => setAsking(true)}
      >
        <Trans>Remove webhook</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          title={<Trans>Remove {name}?</Trans>}
          consequence={
            <Trans>
              You won’t be able to send findings as tickets until you configure another webhook. Its
              secrets are deleted.
            </Trans>
          }
          confirmLabel={t`Remove`}
          pending={remove.isPending}
          error={formErrorOf(remove.error) ?? null}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
