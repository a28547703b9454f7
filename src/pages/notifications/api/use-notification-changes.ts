import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/shared/ui/toast';
import { sessionKey } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import type { NotificationList } from '@/shared/api/generated/model';
import {
  getListNotificationsQueryKey,
  deleteNotification,
  readAllNotifications,
  restoreUnreadNotifications,
  updateNotification,
} from '@/shared/api/generated/notifications';

/**
 * Removes changed and deleted notifications from the cached list (specification, section 4); the
 * bell refetches its count.
 */
export function useNotificationChanges() {
  const { t } = useLingui();
  const client = useQueryClient();
  const lists = { queryKey: getListNotificationsQueryKey() };
  const forget = (ids: readonly string[]) =>
    client.setQueriesData<NotificationList>(
      lists,
      (list) =>
        list && {
          data: list.data.filter((one) => !ids.includes(one._id)),
          meta: { ...list.meta, total: Math.max(0, list.meta.total - ids.length) },
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
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => updateNotification(id, { status: 'read' }))),
    ...settled,
    onMutate: forget,
  });
  const remove = useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map((id) => deleteNotification(id))),
    ...settled,
    onMutate: forget,
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
    /** For all notifications of an entry together. */
    markRead: (ids: readonly string[]) => update.mutate(ids),
    remove: (ids: readonly string[]) => remove.mutate(ids),
    markAllRead: () => all.mutate(),
    markingAll: all.isPending,
  };
}
