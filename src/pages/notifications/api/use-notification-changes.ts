import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/shared/ui/toast';
import { sessionKey } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import type { NotificationList, UpdateNotificationRequest } from '@/shared/api/generated/model';
import {
  getListNotificationsQueryKey,
  deleteNotification,
  readAllNotifications,
  restoreUnreadNotifications,
  updateNotification,
} from '@/shared/api/generated/notifications';

/**
 * Changed or deleted, a notification leaves the local list (specification, section 4); the bell
 * counts anew.
 */
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
        title: t`Couldn’t update the notification`,
        detail: messageOf(error),
      });
      await client.invalidateQueries(lists);
    },
    onSuccess: async () => client.invalidateQueries({ queryKey: sessionKey() }),
  };
  const update = useMutation({
    mutationFn: ({ id, data }: { id: string; data: UpdateNotificationRequest }) =>
      updateNotification(id, data),
    ...settled,
    onMutate: ({ id }) => void forget(id),
  });
  const remove = useMutation({
    mutationFn: (id: string) => deleteNotification(id),
    ...settled,
    onMutate: (id) => void forget(id),
  });
  const refresh = async () =>
    Promise.all([
      client.invalidateQueries({ queryKey: sessionKey() }),
      client.invalidateQueries(lists),
    ]);
  const restore = useMutation({
    mutationFn: () => restoreUnreadNotifications(),
    ...settled,
    onSuccess: refresh,
  });
  const all = useMutation({
    mutationFn: () => readAllNotifications(),
    ...settled,
    onSuccess: async () => {
      toast({
        kind: 'ok',
        title: t`All notifications marked as read`,
        action: { label: t`Undo`, undoes: true, onPress: () => restore.mutate() },
      });
      return refresh();
    },
  });
  return {
    markRead: (id: string) => update.mutate({ id, data: { status: 'read' } }),
    remove: (id: string) => remove.mutate(id),
    markAllRead: () => all.mutate(),
    markingAll: all.isPending,
  };
}
