import { useMutation } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { CircleSlash, Hourglass } from 'lucide-react';
import { Button, buttonStyles } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { toast } from '@/shared/ui/toast';
import { Page } from '@/widgets/app-shell';
import { useDisabledReason, useSessionUser } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { expireCheckoutSessions, refreshStripeSubscription } from '@/shared/api/generated/stripe';
import type { StripeEmailRequest } from '@/shared/api/generated/model';

const toPlans = (
  <Link to="/plan-pricings" className={buttonStyles({ kind: 'primary' })}>
    <Trans>Back to plans</Trans>
  </Link>
);

/** The page to which the payment provider redirects users who cancel. */
export function PaymentCancelPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Payment not completed`} layout="form">
      <EmptyState
        icon={CircleSlash}
        title={t`You weren’t charged`}
        text={t`Your plan hasn’t changed.`}
        action={toPlans}
      />
    </Page>
  );
}

/** For an unfinished payment: the user can check whether it was paid, or cancel it. */
export function PaymentSessionPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { client_id: clientId, email } = useSessionUser();
  const reason = useDisabledReason('billing:manage');
  const look = useMutation({
    mutationFn: (id: string) => refreshStripeSubscription(id),
    onSuccess: ({ status }) =>
      status === 'active' || status === 'trialing'
        ? void navigate({ to: '/payment/success' })
        : toast({ kind: 'ok', title: t`Not paid yet` }),
    onError: (error) => toast({ kind: 'error', title: t`Not paid yet`, detail: messageOf(error) }),
  });
  const giveUp = useMutation({
    mutationFn: (request: StripeEmailRequest) => expireCheckoutSessions(request),
    onSuccess: () => void navigate({ to: '/payment/cancel' }),
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t cancel the payment`, detail: messageOf(error) }),
  });
  const actions = (
    <span className="flex flex-wrap justify-center gap-2">
      <Button
        kind="primary"
        busy={look.isPending}
        disabledReason={reason}
        onClick={() => look.mutate(clientId)}
      >
        <Trans>I have paid</Trans>
      </Button>
      <Button
        busy={giveUp.isPending}
        disabledReason={reason}
        onClick={() => giveUp.mutate({ email })}
      >
        <Trans>Cancel payment</Trans>
      </Button>
    </span>
  );
  return (
    <Page title={t`Payment in progress`} layout="form">
      <EmptyState
        icon={Hourglass}
        title={t`Finish paying in the payment window`}
        text={t`The payment page is open in another tab, or was closed. Choose the plan again to continue.`}
        action={actions}
      />
    </Page>
  );
}
