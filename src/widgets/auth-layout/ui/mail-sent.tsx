import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button, buttonStyles } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import { AuthLayout } from './auth-layout';

const waitSeconds = 60;

type MailSentProps = { address: string; onAgain?: () => Promise<unknown> };

/** The response is the same whether or not the address is registered. */
export function MailSent({ address, onAgain }: MailSentProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState(waitSeconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  const again = useMutation({
    mutationFn: async () => onAgain?.(),
    onSuccess: () => {
      setLeft(waitSeconds);
      toast({ kind: 'ok', title: t`Sent again` });
    },
    onError: (error) => toast({ kind: 'error', title: t`Not sent`, detail: messageOf(error) }),
  });
  return (
    <AuthLayout
      title={t`Check your email`}
      lead={<Trans>If {address} can be used here, we’ve sent it a single-use link.</Trans>}
    >
      <div className="mt-6 flex flex-col gap-3">
        <Link to="/login" className={buttonStyles({ kind: 'primary', size: 'lg' })}>
          <Trans>Back to log in</Trans>
        </Link>
        {onAgain && (
          <Button
            size="lg"
            busy={again.isPending}
            disabledReason={left > 0 && t`You can resend in ${left} seconds.`}
            onClick={() => again.mutate()}
          >
            <Trans>Send again</Trans>
          </Button>
        )}
      </div>
    </AuthLayout>
  );
}
