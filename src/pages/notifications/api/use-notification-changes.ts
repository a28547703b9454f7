import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/shared/ui/toast';
import { sessionKey } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import type { NotificationList } from '@/shared/api/generated/model';
import {
  getListNotificationsQueryKey,
  useDeleteNotification,
  useReadAllNotifications,
  useUpdateNotification,
} from '@/shared/api/generated/notifications/notifications';

/** Changed or deleted, a notification leaves the local list (specification, section 4); the bell counts anew. */
export function useNotificationChanges() {
  const { t } = useLingui();
  const client = useQueryClient();
  const lists = { queryKey: getListNotificationsQueryKey() };
  const forget = (id: string) =>
    client.setQueriesData<NotificationList>(
      lists,
      (list) =>
        list && {
          data: list.data.filter((one) => one._id !== id),
          meta: { ...list.meta, total: Math.max(0, list.meta.total - 1) },
        },
    );
  const settled = {
    onError: async (error: unknown) => {
      toast({
        kind: 'error',
        title: t`The notification was not changed`,
        detail: messageOf(error),
      });
      await client.invalidateQueries(lists);
    },
    onSuccess: async () => client.invalidateQueries({ queryKey: sessionKey() }),
  };
  const update = useUpdateNotification({
    mutation: { ...settled, onMutate: ({ id }) => void forget(id) },
  });
  const remove = useDeleteNotification({
    mutation: { ...settled, onMutate: ({ id }) => void forget(id) },
  });
  const all = useReadAllNotifications({
    mutation: {
      ...settled,
      onSuccess: async () =>
        Promise.all([
          client.invalidateQueries({ queryKey: sessionKey() }),
          client.invalidateQueries(lists),
        ]),
    },
  });
  return {
    markRead: (id: string) => update.mutate({ id, data: { status: 'read' } }),
    remove: (id: string) => remove.mutate({ id }),
    markAllRead: () => all.mutate(),
    markingAll: all.isPending,
  };
}
