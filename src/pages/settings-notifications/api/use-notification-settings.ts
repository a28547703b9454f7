import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/shared/api/error-message';
import type {
  NotificationSettingsDocument,
  UpdateNotificationSettingsRequest,
} from '@/shared/api/generated/model';
import {
  getGetNotificationSettingsQueryKey,
  updateNotificationSettings,
} from '@/shared/api/generated/notifications';
import { toast } from '@/shared/ui/toast';

type Change = { to: UpdateNotificationSettingsRequest; back?: UpdateNotificationSettingsRequest };

/** Saves at once and offers an undo. */
export function useNotificationSettings() {
  const { t } = useLingui();
  const client = useQueryClient();
  const key = getGetNotificationSettingsQueryKey();
  const mutationKey = ['notification settings'];
  const change = useMutation({
    mutationKey,
    mutationFn: ({ to }: Change) => updateNotificationSettings(to),
    onMutate: async ({ to }) => {
      await client.cancelQueries({ queryKey: key });
      const given = new Map((to.kinds ?? []).map((kind) => [kind.notification_type, kind]));
      client.setQueryData<NotificationSettingsDocument>(
        key,
        (before) =>
          before && {
            data: {
              ...before.data,
              kinds: before.data.kinds.map((kind) => ({
                ...kind,
                ...given.get(kind.notification_type),
              })),
              ...(to.digest && { digest: to.digest }),
              ...(to.quiet_hours && { quiet_hours: to.quiet_hours }),
              ...(to.language && { language: to.language }),
            },
          },
      );
    },
    onSuccess: (answer, { back }) => {
      // The response to an earlier change does not include the pending one.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(key, answer);
      if (back)
        toast({
          kind: 'ok',
          title: t`Saved`,
          action: { label: t`Undo`, undoes: true, onPress: () => change.mutate({ to: back }) },
        });
    },
    onError: async (error) => {
      toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) });
      await client.invalidateQueries({ queryKey: key });
    },
  });
  return (to: Change['to'], back: Change['to'] | undefined) =>
    change.mutate({ to, ...(back && { back }) });
}
