import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { dateTimeOf } from '@/shared/lib/ago';
import { Badge } from '@/shared/ui/badge';
import { IconButton } from '@/shared/ui/icon-button';
import { toast } from '@/shared/ui/toast';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { getListOutboxQueryKey, useResendMail } from '@/shared/api/generated/activity/activity';
import type { OutboxMail } from '@/shared/api/generated/model';

export const mailLooks = {
  queued: { tone: 'progress', name: msg`Waiting` },
  sent: { tone: 'ok', name: msg`Sent` },
  failed: { tone: 'danger', name: msg`Failed` },
  cancelled: { tone: 'neutral', name: msg`Cancelled` },
} as const;

/** The preview is masked by the server where it holds a one-time link. */
export function MailRow({ mail: { id, subject, recipient, preview, state, error, created_at } }: { mail: OutboxMail }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const reason = useDisabledReason('outbox:manage');
  const resend = useResendMail({
    mutation: {
      onSuccess: async () => {
        toast({ kind: 'ok', title: t`The mail is sent again` });
        await client.invalidateQueries({ queryKey: getListOutboxQueryKey() });
      },
      onError: (failure) => toast({ kind: 'error', title: t`The mail was not sent`, detail: messageOf(failure) }),
    },
  });
  const { tone, name } = mailLooks[state];
  return (
    <li className="border-b border-line last:border-0">
      <details className="group/mail">
        <summary className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 -outline-offset-2 hover:bg-hover">
          <span className="min-w-0 flex-1 basis-60">
            <span className="block text-sm font-medium break-words">{subject}</span>
            <span className="block text-xs break-all text-ink-3">{recipient}</span>
          </span>
          <Badge tone={tone}>{i18n._(name)}</Badge>
          <time dateTime={created_at} className="num text-xs text-ink-3">
            {dateTimeOf(i18n, created_at)}
          </time>
        </summary>
        <div className="flex items-start gap-3 px-4 pb-3">
          <div className="min-w-0 flex-1">
            <p className="max-w-[68ch] text-sm break-words whitespace-pre-line text-ink-2">{preview}</p>
            {error !== null && <p className="mt-1 text-xs break-words text-danger-text">{error}</p>}
          </div>
          <IconButton icon={RotateCw} kind="secondary" label={t`Send again`} busy={resend.isPending} disabledReason={reason} onClick={() => resend.mutate({ id })} />
        </div>
      </details>
    </li>
  );
}
