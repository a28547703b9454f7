import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { LogoMark } from '@/shared/ui/logo';
import { useDisabledReason } from '@/entities/session';
import type { OutboxMail } from '@/shared/api/generated/model';
import { publicConfig } from '@/shared/config';
import { dateTimeOf } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { mailStyle } from './mail-styles';

const Step = ({
  term,
  className,
  children,
}: {
  term: string;
  className?: string;
  children: ReactNode;
}) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-3">{term}</dt>
    <dd className={cx('text-sm font-medium break-words', className)}>{children}</dd>
  </div>
);

/** The events of a mail, in order. */
function Steps({
  mail: {
    state,
    created_at,
    sent_at,
    error,
    attempts,
    attempted_at,
    next_attempt_at,
    delivery,
    answer,
  },
}: {
  mail: OutboxMail;
}) {
  const { t, i18n } = useLingui();
  const time = (iso: string) => i18n.date(iso, { dateStyle: 'medium', timeStyle: 'medium' });
  const { tone, name } = mailStyle({ state, delivery });
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line bg-surface px-6 py-3">
      <Step term={t`Created`}>{time(created_at)}</Step>
      {state === 'queued' && next_attempt_at !== null && (
        <Step term={attempts === 0 ? t`Sends` : t`Next attempt`}>{time(next_attempt_at)}</Step>
      )}
      {sent_at !== null && (
        <Step
          term={
            delivery === 'file' ? t`Saved to the operator’s folder` : t`Accepted by the mail server`
          }
        >
          {time(sent_at)}
        </Step>
      )}
      {answer !== null && <Step term={t`Mail server response`}>{answer}</Step>}
      {attempts > 1 && <Step term={t`Attempts`}>{i18n.number(attempts)}</Step>}
      {error !== null && attempted_at !== null && (
        <Step term={t`Last attempt`}>{time(attempted_at)}</Step>
      )}
      {(state !== 'sent' || delivery === 'file') && (
        <Step term={t`State`} className={tone}>
          {i18n._(name)}
        </Step>
      )}
      {error !== null && (
        <Step term={t`Why it failed`} className="text-danger-text">
          {error}
        </Step>
      )}
    </dl>
  );
}

/** URLs in a mail are not links: one-time links are masked, and others belong to the recipient. */
const paragraphs = (text: string) => text.split(/\n{2,}/);

type LetterProps = { mail: OutboxMail; busy: boolean; onResend: () => void; onBack: () => void };

export function MailMessage({ mail, busy, onResend, onBack }: LetterProps) {
  const { t, i18n } = useLingui();
  const reason =
    useDisabledReason('outbox:manage') ||
    (mail.state === 'queued' && t`This email is already waiting to be sent.`);
  const product = publicConfig.productName;
  return (
    <article aria-label={mail.subject} className="flex min-h-0 flex-1 flex-col">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-3 lg:px-6">
        <Button kind="quiet" size="sm" icon={ArrowLeft} onClick={onBack} className="lg:hidden">
          <Trans>All mail</Trans>
        </Button>
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-lg font-semibold break-words">{mail.subject}</h2>
          <p className="mt-0.5 text-xs break-words text-ink-3">
            <Trans>
              From {product} to {mail.recipient}
            </Trans>{' '}
            · {dateTimeOf(i18n, mail.created_at)}
          </p>
        </div>
        <Button icon={Send} busy={busy} disabledReason={reason} onClick={onResend} shortcut="R">
          <Trans>Send again</Trans>
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4 lg:p-6">
        <div className="mx-auto max-w-152 rounded-lg border border-line bg-surface p-6 lg:p-8">
          <p className="mb-5 flex items-center gap-2 text-sm font-semibold">
            <LogoMark className="size-5 text-primary-text" />
            {product}
          </p>
          {paragraphs(mail.preview).map((text, index) => (
            <p
              key={`${index}-${text.length}`}
              className="mt-3 text-sm leading-6 break-words whitespace-pre-line text-ink-2 first-of-type:mt-0"
            >
              {text}
            </p>
          ))}
        </div>
      </div>
      <Steps mail={mail} />
    </article>
  );
}
