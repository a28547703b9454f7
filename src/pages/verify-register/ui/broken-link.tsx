import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, buttonStyles } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { GuestFrame } from '@/widgets/guest-frame';
import { messageOf } from '@/shared/api/error-message';
import { resendVerification } from '@/shared/api/generated/users/users';

/** The link is used up, too old or damaged: the fixed sentence, what the server says of it, and a way on. */
export function BrokenLink({ token, error }: { token: string; error: unknown }) {
  const { t } = useLingui();
  const again = useMutation({
    mutationFn: () => resendVerification(token),
    onSuccess: () =>
      toast({ kind: 'ok', title: t`A new link is on its way`, detail: t`Look into your mail.` }),
    onError: (failure) =>
      toast({ kind: 'error', title: t`No new link was sent`, detail: messageOf(failure) }),
  });
  return (
    <GuestFrame
      title={t`This link does not work`}
      lead={<Trans>User is not verified. Please try again</Trans>}
    >
      <p role="alert" className="mt-4 text-sm text-ink-2">
        {messageOf(error)}
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <Button kind="primary" size="lg" busy={again.isPending} onClick={() => again.mutate()}>
          <Trans>Send a new link</Trans>
        </Button>
        <Link to="/login" className={buttonStyles({ size: 'lg' })}>
          <Trans>Back to log in</Trans>
        </Link>
      </div>
    </GuestFrame>
  );
}
