import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Eye, Send } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardFoot, CardHead } from '@/shared/ui/card';
import { toast } from '@/shared/ui/toast';
import { ApiError } from '@/shared/api/api-error';
import { messageOf } from '@/shared/api/error-message';
import { testWebhook } from '@/shared/api/generated/webhook';
import type { WebhookRequest } from '@/shared/api/generated/model';

/** Previews the request, and shows the receiver's response after a test. */
export function WebhookPreviewCard({ read }: { read: () => WebhookRequest }) {
  const { t } = useLingui();
  const test = useMutation({
    mutationFn: (send: boolean) => testWebhook({ config: read(), send }),
    onSuccess: ({ delivery }) =>
      delivery && toast({ kind: 'ok', title: t`Successfully send webhook` }),
    onError: (error, send) => {
      const silent =
        error instanceof ApiError && (error.status === 0 || error.code === 'webhook_failed');
      const detail = silent ? t`No response was received from webhook` : messageOf(error);
      toast({ kind: 'error', title: send ? t`Send webhook failed` : t`No preview`, detail });
    },
  });
  return (
    <Card>
      <CardHead title={t`Preview`} note={test.data?.content_type} />
      <CardBody>
        {test.data ? (
          <pre
            tabIndex={0}
            role="region"
            aria-label={t`Request body`}
            className="overflow-x-auto code whitespace-pre-wrap"
          >
            {test.data.body}
          </pre>
        ) : (
          <p className="text-sm text-ink-3">
            <Trans>Enter a name and URL, then preview the request.</Trans>
          </p>
        )}
      </CardBody>
      <CardFoot className="flex justify-end gap-2">
        <Button
          icon={Eye}
          busy={test.isPending && !test.variables}
          onClick={() => test.mutate(false)}
        >
          <Trans>Show</Trans>
        </Button>
        <Button
          icon={Send}
          busy={test.isPending && test.variables}
          onClick={() => test.mutate(true)}
        >
          <Trans>Send test</Trans>
        </Button>
      </CardFoot>
    </Card>
  );
}
