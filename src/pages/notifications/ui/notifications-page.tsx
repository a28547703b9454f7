import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Answer } from '@/shared/ui/answer';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Pagination } from '@/shared/ui/pagination';
import { Select } from '@/shared/ui/select';
import { Tabs } from '@/shared/ui/tabs';
import { Page } from '@/widgets/app-shell';
import { useSessionUser } from '@/entities/session';
import { getListNotificationsQueryOptions } from '@/shared/api/generated/notifications/notifications';
import { useNotificationChanges } from '../api/use-notification-changes';
import { notificationLooks } from '../model/notification-looks';
import { type NotificationsSearch, notificationsParams, notificationTypes } from '../model/notifications-search';
import { NotificationRow } from './notification-row';

type PageProps = { search: NotificationsSearch; onSearch: (search: NotificationsSearch) => void };

export function NotificationsPage({ search, onSearch }: PageProps) {
  const { t, i18n } = useLingui();
  const unread = useSessionUser().unread_notifications;
  const notifications = useQuery({ ...getListNotificationsQueryOptions(notificationsParams(search)), placeholderData: keepPreviousData });
  const { markRead, remove } = useNotificationChanges();
  const types = notificationTypes.map((value) => ({ value, label: i18n._(notificationLooks[value].name) }));
  return (
    <Page title={t`Notifications`} subtitle={<Plural value={unread} one="# unread" other="# unread" />} layout="form">
      <Tabs
        label={t`Status`}
        panelId="notifications"
        value={search.status ?? 'all'}
        onChange={(status) => onSearch({ ...search, page: undefined, status: status === 'all' ? undefined : status })}
        tabs={[
          { id: 'all', label: t`All` },
          { id: 'unread', label: t`Unread`, count: i18n.number(unread) },
          { id: 'read', label: t`Read` },
        ]}
      />
      <div id="notifications" role="tabpanel" aria-label={t`Notifications`} className="mt-4 flex flex-col gap-3">
        <Select
          aria-label={t`Kind`}
          className="w-full sm:w-60"
          placeholder={t`Every kind`}
          value={search.notification_type ?? ''}
          options={types}
          onChange={(event) => onSearch({ ...search, page: undefined, notification_type: notificationTypes.find((type) => type === event.target.value) })}
        />
        <Answer query={notifications} what={t`Notifications`}>
          {({ data, meta }) =>
            data.length === 0 ? (
              <EmptyState icon={Bell} title={t`Nothing here`} text={t`You are told when a scan ends, a finding is sent to you or something is about to expire.`} />
            ) : (
              <>
                <Card>
                  <ul>
                    {data.map((one) => (
                      <NotificationRow key={one._id} notification={one} onRead={() => markRead(one._id)} onRemove={() => remove(one._id)} />
                    ))}
                  </ul>
                </Card>
                <Pagination page={meta.page} pageSize={meta.pageSize} total={meta.total} onPage={(page) => onSearch({ ...search, page: page > 1 ? page : undefined })} />
              </>
            )
          }
        </Answer>
      </div>
    </Page>
  );
}
