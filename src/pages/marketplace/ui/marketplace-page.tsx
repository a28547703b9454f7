import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Spinner } from '@/shared/ui/spinner';
import { AuthLayout } from '@/widgets/auth-layout';
import { tierNames, useRefreshClient } from '@/entities/client';
import { ApiError } from '@/shared/api/api-error';
import { messageOf } from '@/shared/api/error-message';
import { activateSubscription } from '@/shared/api/generated/marketplace';

/** A single card that updates in place: activating, active, or failed. */
export function MarketplacePage({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const refreshClient = useRefreshClient();
  const { mutate, data, isSuccess, error } = useMutation({
    mutationFn: () => activateSubscription({ token }),
    onSuccess: () => refreshClient(),
  });
  const plan = data && i18n._(tierNames[data.tier]);
  const started = useRef(false);
  useEffect(() => {
    // Only once, because activating changes data.
    if (started.current) return;
    started.current = true;
    mutate();
  }, [mutate]);
  return (
    <AuthLayout title={t`Marketplace subscription`}>
      <div role="status" className="mt-6 flex items-start gap-3 text-sm">
        {isSuccess ? (
          <CircleCheck aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-ok-text" />
        ) : error ? (
          <CircleX aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-danger-text" />
        ) : (
          <Spinner />
        )}
        <div>
          <p className="font-medium">
            {isSuccess ? (
              <Trans>Subscription activated successfully</Trans>
            ) : error ? (
              <Trans>
                Failed to activate subscription. Please try again later or contact our
                administrator!
              </Trans>
            ) : (
              <Trans>Activating your subscription</Trans>
            )}
          </p>
          {data && (
            <p className="mt-1 text-ink-3">
              <Trans>{plan} includes everything.</Trans>
            </p>
          )}
          {/* The server's message, if it differs from this text. */}
          {error && !(error instanceof ApiError && error.code === 'marketplace_failed') && (
            <p className="mt-1 text-ink-3">{messageOf(error)}</p>
          )}
        </div>
      </div>
      <div className="mt-6 flex gap-2">
        {error && (
          <Button onClick={() => mutate()}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {(isSuccess || error) && (
          <Link to="/" className={buttonStyles({ kind: 'primary' })}>
            <Trans>Go to the overview</Trans>
          </Link>
        )}
      </div>
    </AuthLayout>
  );
}
