import { useLingui } from '@lingui/react/macro';
import { Check, Trash2 } from 'lucide-react';
import { cx } from '@/shared/lib/cx';
import { dateTimeOf } from '@/shared/lib/ago';
import { IconButton } from '@/shared/ui/icon-button';
import type { Notification } from '@/shared/api/generated/model';
import { notificationLooks } from '../model/notification-looks';

type RowProps = { notification: Notification; onRead: () => void; onRemove: () => void };

export function NotificationRow({ notification: { notification_type, status, title, message, created_at }, onRead, onRemove }: RowProps) {
  const { t, i18n } = useLingui();
  const { icon: Icon, disc, name } = notificationLooks[notification_type];
  const unread = status === 'unread';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3 last:border-0">
      <span role="img" aria-label={i18n._(name)} className={cx('inline-flex size-8 shrink-0 items-center justify-center rounded-full', disc)}>
        <Icon aria-hidden strokeWidth={1.75} className="size-4" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className={cx('text-sm break-words', unread && 'font-semibold')}>{title}</p>
        <p className="text-xs break-words text-ink-3">{message}</p>
      </div>
      <time dateTime={created_at} className="num text-xs text-ink-3">
        {dateTimeOf(i18n, created_at)}
      </time>
      {unread && <span role="img" aria-label={t`Unread`} className="forced-fill size-2 shrink-0 rounded-full bg-primary" />}
      {unread && <IconButton icon={Check} size="sm" label={t`Mark as read: ${title}`} onClick={onRead} />}
      <IconButton icon={Trash2} size="sm" label={t`Delete: ${title}`} onClick={onRemove} />
    </li>
  );
}
