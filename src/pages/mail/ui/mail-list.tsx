import { daysBetween, hourOf } from '@/shared/lib/day';
import { dateOf } from '@/shared/lib/ago';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { cx } from '@/shared/lib/cx';
import { useNow } from '@/shared/lib/use-now';
import type { OutboxMail } from '@/shared/api/generated/model';
import { mailStyle } from './mail-styles';

/** Formatted as in a mail client: the time for today, otherwise the date. */
const mailTime = (i18n: I18n, iso: string, now: number): string =>
  daysBetween(Date.parse(iso), now) === 0 ? hourOf(i18n, iso) : dateOf(i18n, iso);

type ItemProps = { mail: OutboxMail; current: boolean; onOpen: () => void };

function MailItem({
  mail: { subject, recipient, preview, state, delivery, created_at },
  current,
  onOpen,
}: ItemProps) {
  const { i18n } = useLingui();
  const now = useNow();
  const button = useRef<HTMLButtonElement>(null);
  const { icon: Icon, tone, name } = mailStyle({ state, delivery });
  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <li className="border-b border-line">
      <button
        ref={button}
        type="button"
        aria-current={current || undefined}
        onClick={onOpen}
        className={cx(
          'relative block w-full px-4 py-2.5 text-left -outline-offset-2',
          current
            ? 'bg-selected before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-primary'
            : 'hover:bg-hover',
        )}
      >
        <span className="flex gap-3 text-xs text-ink-3">
          <span className="min-w-0 flex-1 truncate">
            <Trans>To {recipient}</Trans>
          </span>
          <time dateTime={created_at} className="shrink-0 num">
            {mailTime(i18n, created_at, now)}
          </time>
        </span>
        <span className="mt-0.5 block truncate text-sm font-medium">{subject}</span>
        <span className="mt-0.5 flex gap-3 text-xs">
          <span className="min-w-0 flex-1 truncate text-ink-3">{preview}</span>
          <span className={cx('inline-flex shrink-0 items-center gap-1', tone)}>
            <Icon aria-hidden strokeWidth={1.75} className="size-3.5" />
            {i18n._(name)}
          </span>
        </span>
      </button>
    </li>
  );
}

type ListProps = {
  mails: readonly OutboxMail[];
  current: string | undefined;
  onOpen: (id: string) => void;
};

export function MailList({ mails, current, onOpen }: ListProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Mail`}>
      {mails.map((mail) => (
        <MailItem
          key={mail.id}
          mail={mail}
          current={mail.id === current}
          onOpen={() => onOpen(mail.id)}
        />
      ))}
    </ul>
  );
}
