import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { sessionKey, useCan } from '@/entities/session';
import { cancelClientDeletion, getGetClientDeletionQueryKey } from '@/shared/api/generated/client';
import { messageOf } from '@/shared/api/error-message';

/** Shown to every member on every page while the organization is scheduled for deletion. */
export function DeletionNotice({ deletesAt }: { deletesAt: string }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const mayCancel = useCan('client:manage');
  const cancel = useMutation({
    mutationFn: () => cancelClientDeletion(),
    onSuccess: () => toast({ kind: 'ok', title: t`Deletion cancelled` }),
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t cancel the deletion`, detail: messageOf(error) }),
    onSettled: () =>
      Promise.all(
        [sessionKey(), getGetClientDeletionQueryKey()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const date = i18n.date(new Date(deletesAt), { dateStyle: 'long' });
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center justify-center gap-3 border-b bg-danger-tint px-4 py-1.5 text-sm"
    >
      <Trans>This organisation and all of its data will be deleted on {date}.</Trans>
      {mayCancel && (
        <Button size="sm" icon={Undo2} busy={cancel.isPending} onClick={() => cancel.mutate()}>
          <Trans>Cancel the deletion</Trans>
        </Button>
      )}
    </div>
  );
}
