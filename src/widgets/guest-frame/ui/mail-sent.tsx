import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button, buttonStyles } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import { GuestFrame } from './guest-frame';

const waitSeconds = 60;

type MailSentProps = { address: string; onAgain?: () => Promise<unknown> };

/** The same answer whether or not the address is known. */
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
    <GuestFrame
      title={t`Check your mail`}
      lead={
        <Trans>
          If {address} can be used here, a message with a link is on its way. The link works once.
        </Trans>
      }
    >
      <div className="mt-6 flex flex-col gap-3">
        <Link to="/login" className={buttonStyles({ kind: 'primary', size: 'lg' })}>
          <Trans>Back to log in</Trans>
        </Link>
        {onAgain && (
          <Button
            size="lg"
            busy={again.isPending}
            disabledReason={left > 0 && t`You can ask again in ${left} seconds.`}
            onClick={() => again.mutate()}
          >
            <Trans>Send it again</Trans>
          </Button>
        )}
      </div>
    </GuestFrame>
  );
}
