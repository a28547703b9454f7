import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, buttonStyles } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { AuthLayout } from '@/widgets/auth-layout';
import { ApiError } from '@/shared/api/api-error';
import { messageOf } from '@/shared/api/error-message';
import { resendVerification } from '@/shared/api/generated/users';

/** What the link should have confirmed. */
export type Unverified = 'email' | 'user';

/**
 * The link is used, expired or damaged: shows a fixed message, the server's detail, and a next
 * step. The server can identify the owner only of an expired link; other users enter their email
 * address at "Forgot password".
 */
export function BrokenLink({
  token,
  error,
  unverified,
}: {
  token: string;
  error: unknown;
  unverified: Unverified;
}) {
  const { t } = useLingui();
  const status = error instanceof ApiError ? error.status : undefined;
  const renewable = status === 410;
  const unknown = status === 404;
  const again = useMutation({
    mutationFn: () => resendVerification(token),
    onError: (failure) =>
      toast({ kind: 'error', title: t`No new link was sent`, detail: messageOf(failure) }),
  });
  return (
    <AuthLayout
      title={again.isSuccess ? t`Check your email` : t`This link does not work`}
      lead={
        unverified === 'email' ? (
          <Trans>Email is not verified. Please try again</Trans>
        ) : (
          <Trans>User is not verified. Please try again</Trans>
        )
      }
    >
      <p role="alert" className="mt-4 text-sm text-ink-2">
        {again.isSuccess ? (
          <Trans>
            If you have not created your account yet, a new link is on its way to your email. If you
            have, log in.
          </Trans>
        ) : (
          messageOf(error)
        )}
      </p>
      {unknown && (
        <p className="mt-2 text-sm text-ink-2">
          <Trans>Enter your email at “Forgot password”, and we’ll send you a new link.</Trans>
        </p>
      )}
      <div className="mt-6 flex flex-col gap-3">
        {renewable && !again.isSuccess && (
          <Button kind="primary" size="lg" busy={again.isPending} onClick={() => again.mutate()}>
            <Trans>Send a new link</Trans>
          </Button>
        )}
        {unknown && (
          <Link to="/forgot-password" className={buttonStyles({ kind: 'primary', size: 'lg' })}>
            <Trans>Forgot password</Trans>
          </Link>
        )}
        <Link to="/login" className={buttonStyles({ size: 'lg' })}>
          <Trans>Back to log in</Trans>
        </Link>
      </div>
    </AuthLayout>
  );
}
