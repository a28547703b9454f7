import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AlarmClock, Bell, CheckCheck, Settings } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Pagination } from '@/shared/ui/pagination';
import { Select } from '@/shared/ui/select';
import { Tabs } from '@/shared/ui/tabs';
import { Page } from '@/widgets/app-shell';
import { CreateReminderDialog } from '@/features/create-reminder';
import { useSessionUser } from '@/entities/session';
import type { Notification } from '@/shared/api/generated/model';
import { getListNotificationsQueryOptions } from '@/shared/api/generated/notifications';
import { dayName } from '@/shared/lib/day';
import { useNow } from '@/shared/lib/use-now';
import { useNotificationChanges } from '../api/use-notification-changes';
import { groupNotifications, type NotificationEntry } from '../model/group-notifications';
import { notificationStyles } from '../model/notification-styles';
import { notificationsParams } from '../model/notifications-params';
import { notificationTypeOf, notificationTypes } from '../model/notification-types';
import type { NotificationsSearch } from '../model/notifications-search';
import { NotificationGroup } from './notification-group';
import { NotificationRow } from './notification-row';

type PageProps = { search: NotificationsSearch; onSearch: (search: NotificationsSearch) => void };

/** Groups entries by the day on which they begin; the list's order stays. */
function byDay(
  list: readonly NotificationEntry[],
  nameOf: (first: Notification) => string,
): [day: string, ofDay: [NotificationEntry, ...NotificationEntry[]]][] {
  const days: [string, [NotificationEntry, ...NotificationEntry[]]][] = [];
  for (const one of list) {
    const name = nameOf(one.parts[0]);
    const last = days.at(-1);
    if (last?.[0] === name) last[1].push(one);
    else days.push([name, [one]]);
  }
  return days;
}

/** Counts entries as the list shows them; the server's pages count single notifications. */
function shownEntries(
  i18n: I18n,
  entries: number,
  { page, pageSize, total }: { page: number; pageSize: number; total: number },
): string {
  const words = i18n._(msg`${plural(entries, { one: '# entry', other: '# entries' })}`);
  const pages = Math.ceil(total / pageSize);
  return pages > 1 ? i18n._(msg`Page ${page} of ${pages}: ${words}`) : words;
}

export function NotificationsPage({ search, onSearch }: PageProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const [isReminding, setReminding] = useState(false);
  const unread = useSessionUser().unread_notifications;
  const notifications = useQuery({
    ...getListNotificationsQueryOptions(notificationsParams(search)),
    placeholderData: keepPreviousData,
  });
  const { markRead, remove, markAllRead, markingAll } = useNotificationChanges();
  const types = notificationTypes.map((value) => ({
    value,
    label: i18n._(notificationStyles[value].name),
  }));
  return (
    <Page
      title={t`Notifications`}
      subtitle={<Plural value={unread} one="# unread" other="# unread" />}
      layout="form"
      aside={
        <div className="flex flex-wrap items-center gap-2">
          <Button icon={AlarmClock} onClick={() => setReminding(true)}>
            <Trans>Create reminder</Trans>
          </Button>
          <Link to="/settings/notifications" className={buttonStyles()}>
            <Settings aria-hidden strokeWidth={1.75} className="size-4" />
            <Trans>Notification settings</Trans>
          </Link>
          <Button
            icon={CheckCheck}
            busy={markingAll}
            disabledReason={unread === 0 && t`You’re all caught up.`}
            onClick={markAllRead}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        </div>
      }
    >
      <Tabs
        label={t`Status`}
        panelId="notifications"
        value={search.status ?? 'all'}
        onChange={(status) =>
          onSearch({ ...search, page: undefined, status: status === 'all' ? undefined : status })
        }
        tabs={[
          { id: 'all', label: t({ message: 'All', context: 'notifications' }) },
          { id: 'unread', label: t`Unread`, count: i18n.number(unread) },
          { id: 'read', label: t({ message: 'Read', context: 'notifications' }) },
        ]}
      />
      <div
        id="notifications"
        role="tabpanel"
        aria-label={t`Notifications`}
        className="mt-4 flex flex-col gap-3"
      >
        <Select
          aria-label={t`Kind`}
          className="w-full sm:w-60"
          placeholder={t`All types`}
          value={notificationTypeOf(search.notification_type) ?? ''}
          options={types}
          onChange={(event) =>
            onSearch({
              ...search,
              page: undefined,
              notification_type: notificationTypeOf(event.target.value),
            })
          }
        />
        <QueryBoundary query={notifications} label={t`Notifications`}>
          {({ data, meta }) =>
            data.length === 0 ? (
              <EmptyState
                icon={Bell}
                title={t`Nothing here`}
                text={t`You’ll be notified when a scan finishes, a finding is sent to you or something is about to expire.`}
              />
            ) : (
              <>
                {byDay(groupNotifications(data), (first) =>
                  dayName(i18n, first.created_at, now),
                ).map(([day, ofDay]) => (
                  <section key={ofDay[0].parts[0]._id} aria-label={day}>
                    <h2 className="mb-2 text-sm text-ink-2">{day}</h2>
                    <Card>
                      <ul>
                        {ofDay.map((entry) =>
                          entry.parts.length === 1 ? (
                            <NotificationRow
                              key={entry.parts[0]._id}
                              notification={entry.parts[0]}
                              onRead={() => markRead([entry.parts[0]._id])}
                              onRemove={() => remove([entry.parts[0]._id])}
                            />
                          ) : (
                            <NotificationGroup
                              key={entry.parts[0]._id}
                              entry={entry}
                              onRead={markRead}
                              onRemove={remove}
                            />
                          ),
                        )}
                      </ul>
                    </Card>
                  </section>
                ))}
                <Pagination
                  page={meta.page}
                  pageSize={meta.pageSize}
                  total={meta.total}
                  shown={shownEntries(i18n, groupNotifications(data).length, meta)}
                  onPage={(page) => onSearch({ ...search, page: page > 1 ? page : undefined })}
                />
              </>
            )
          }
        </QueryBoundary>
      </div>
      {isReminding && <CreateReminderDialog onClose={() => setReminding(false)} />}
    </Page>
  );
}
