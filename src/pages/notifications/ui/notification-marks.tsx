import { useLingui } from '@lingui/react/macro';
import type { Notification } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { notificationStyles } from '../model/notification-styles';

/** The kind of a notification as its icon. */
export function KindMark({ type }: { type: Notification['notification_type'] }) {
  const { i18n } = useLingui();
  const { icon: Icon, disc, name } = notificationStyles[type];
  return (
    <span
      role="img"
      aria-label={i18n._(name)}
      className={cx('inline-flex size-8 shrink-0 items-center justify-center rounded-full', disc)}
    >
      <Icon aria-hidden strokeWidth={1.75} className="size-4" />
    </span>
  );
}

/** Reserves its space if the notification is read. */
export function UnreadMark({ unread }: { unread: boolean }) {
  const { t } = useLingui();
  return (
    <span className="w-2 shrink-0">
      {unread && (
        <span
          role="img"
          aria-label={t`Unread`}
          className="forced-fill block size-2 rounded-full bg-primary"
        />
      )}
    </span>
  );
}
