import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { Notification } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { hourOf } from '@/shared/lib/day';
import { type NotificationEntry, sumOfScans } from '../model/group-notifications';
import { notificationStyles } from '../model/notification-styles';
import { notificationMessage } from '../model/notification-messages';
import { EntryActions } from './entry-actions';
import { KindMark, UnreadMark } from './notification-marks';
import { NotificationRow } from './notification-row';

type GroupProps = {
  entry: NotificationEntry;
  onRead: (ids: readonly string[]) => void;
  onRemove: (ids: readonly string[]) => void;
};

const idsOf = (parts: readonly Notification[]) => parts.map(({ _id }) => _id);

/** One entry for several notifications, which expands to them. */
export function NotificationGroup({ entry: { parts }, onRead, onRemove }: GroupProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [first] = parts;
  const last = parts.at(-1) ?? first;
  const titles = new Set(parts.map((part) => notificationMessage(i18n, part).title));
  const object = first.facts?.repository ?? first.facts?.username;
  const kind = i18n._(notificationStyles[first.notification_type].name);
  const common = object === undefined ? kind : t`${kind}: ${object}`;
  const title = titles.size === 1 ? ([...titles][0] ?? common) : common;
  const unread = parts.filter(({ status }) => status === 'unread');
  const sum = sumOfScans(parts);
  const { fresh, fixed, reopened } = sum ?? { fresh: 0, fixed: 0, reopened: 0 };
  const changes = sum && t`${fresh} new, ${fixed} fixed, ${reopened} reopened`;
  const count = t`${plural(parts.length, { one: '# notification', other: '# notifications' })}`;
  const times = [...new Set([first, last].map(({ created_at: at }) => hourOf(i18n, at)))].join('–');
  return (
    <li className="border-b border-line last:border-0">
      <div className="flex items-center gap-x-2.5 px-4 py-3 sm:gap-x-3">
        <KindMark type={first.notification_type} />
        <div className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            className={cx(
              'target-24 flex max-w-full items-center gap-1.5 text-left text-sm break-words hover:underline',
              unread.length > 0 && 'font-semibold',
            )}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight
              aria-hidden
              strokeWidth={1.75}
              className={cx('size-4 shrink-0 text-ink-3', isOpen && 'rotate-90')}
            />
            <span className="min-w-0">{title}</span>
            <span className="shrink-0 rounded-sm bg-inset px-1.5 text-xs font-medium text-ink-2 num">
              <span aria-hidden>{i18n.number(parts.length)}</span>
              <span className="sr-only">{count}</span>
            </span>
          </button>
          <p className="pl-5.5 text-xs break-words text-ink-3">
            {changes}
            <span aria-hidden className="whitespace-nowrap num sm:hidden">
              {changes && ' · '}
              {times}
            </span>
          </p>
        </div>
        <time dateTime={last.created_at} className="shrink-0 text-xs text-ink-3 num max-sm:sr-only">
          {times}
        </time>
        <UnreadMark unread={unread.length > 0} />
        <EntryActions
          title={title}
          unread={unread.length > 0}
          onRead={() => onRead(idsOf(unread))}
          onRemove={() => onRemove(idsOf(parts))}
        />
      </div>
      {isOpen && (
        <ul id={id} aria-label={title} className="border-t border-line pl-6">
          {parts.map((part) => (
            <NotificationRow
              key={part._id}
              notification={part}
              onRead={() => onRead([part._id])}
              onRemove={() => onRemove([part._id])}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
