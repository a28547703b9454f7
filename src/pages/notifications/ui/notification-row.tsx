import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';
import { hourOf } from '@/shared/lib/day';
import { linkStyles } from '@/shared/ui/link';
import type { Notification } from '@/shared/api/generated/model';
import { notificationMessage } from '../model/notification-messages';
import { EntryActions } from './entry-actions';
import { KindMark, UnreadMark } from './notification-marks';

/** The object of a notification, with a link if it has a page. */
function Subject({
  notification: { notification_type: kind, subject_type: type, subject_id: id, status },
  children,
}: {
  notification: Notification;
  children: ReactNode;
}) {
  // A link sets its own font weight.
  const look = cx(linkStyles.title, status === 'unread' && 'font-semibold');
  if (id !== null && type === 'finding')
    return (
      <Link to="/findings/finding-details/$id" params={{ id }} className={look}>
        {children}
      </Link>
    );
  if (id !== null && type === 'scan')
    return (
      <Link to="/Repositories/scans/$scanId" params={{ scanId: id }} className={look}>
        {children}
      </Link>
    );
  if (type === 'repository')
    return (
      <Link to="/Repositories" search={id === null ? {} : { open: id }} className={look}>
        {children}
      </Link>
    );
  if (type === 'token')
    return (
      <Link to="/connector" className={look}>
        {children}
      </Link>
    );
  if (type === 'user')
    return (
      <Link to="/settings/team" className={look}>
        {children}
      </Link>
    );
  if (kind === 'sent_to_you' || kind === 'assigned_to_you')
    return (
      <Link to="/findings/all" search={{ developer: 'me' }} className={look}>
        {children}
      </Link>
    );
  if (kind === 'kev_match')
    return (
      <Link to="/findings/all" search={{ kev: 'true' }} className={look}>
        {children}
      </Link>
    );
  if (kind === 'payment_failed')
    return (
      <Link to="/payment/invoices" className={look}>
        {children}
      </Link>
    );
  if (kind === 'ai_budget')
    return (
      <Link to="/settings/openai" className={look}>
        {children}
      </Link>
    );
  if (kind === 'security_act')
    return (
      <Link to="/settings/team" search={{ section: 'audit' }} className={look}>
        {children}
      </Link>
    );
  return children;
}

type RowProps = { notification: Notification; onRead: () => void; onRemove: () => void };

export function NotificationRow({ notification, onRead, onRemove }: RowProps) {
  const { i18n } = useLingui();
  const { notification_type, status, created_at } = notification;
  const { title, message } = notificationMessage(i18n, notification);
  const unread = status === 'unread';
  return (
    <li className="flex items-center gap-x-2.5 border-b border-line px-4 py-3 last:border-0 sm:gap-x-3">
      <KindMark type={notification_type} />
      <div className="min-w-0 flex-1">
        <p className={cx('text-sm break-words', unread && 'font-semibold')}>
          <Subject notification={notification}>{title}</Subject>
        </p>
        <p className="text-xs break-words text-ink-3">
          {message}
          <span aria-hidden className="whitespace-nowrap num sm:hidden">
            {message !== '' && ' · '}
            {hourOf(i18n, created_at)}
          </span>
        </p>
      </div>
      <time dateTime={created_at} className="shrink-0 text-xs text-ink-3 num max-sm:sr-only">
        {hourOf(i18n, created_at)}
      </time>
      <UnreadMark unread={unread} />
      <EntryActions title={title} unread={unread} onRead={onRead} onRemove={onRemove} />
    </li>
  );
}
