import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { CircleSlash, Hourglass } from 'lucide-react';
import { Button, buttonStyles } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { toast } from '@/shared/ui/toast';
import { Page } from '@/widgets/app-shell';
import { useDisabledReason, useSessionUser } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import {
  useExpireCheckoutSessions,
  useRefreshStripeSubscription,
} from '@/shared/api/generated/stripe/stripe';

const toPlans = (
  <Link to="/plan-pricings" className={buttonStyles({ kind: 'primary' })}>
    <Trans>Back to the plans</Trans>
  </Link>
);

/** Where the payment provider sends people who changed their mind. */
export function PaymentCancelPage() {
  const { t } = useLingui();
  return (
    <Page title={t`You left the payment page`} layout="form">
      <EmptyState
        icon={CircleSlash}
        title={t`Nothing was charged`}
        text={t`Your plan stays as it was.`}
        action={toPlans}
      />
    </Page>
  );
}

/** A payment that was begun and not ended: look whether it was paid, or give it up. */
export function PaymentSessionPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { client_id: clientId, email } = useSessionUser();
  const reason = useDisabledReason('billing:manage');
  const look = useRefreshStripeSubscription({
    mutation: {
      onSuccess: ({ status }) =>
        status === 'active' || status === 'trialing'
          ? void navigate({ to: '/payment/success' })
          : toast({ kind: 'ok', title: t`Not paid yet` }),
      onError: (error) =>
        toast({ kind: 'error', title: t`Not paid yet`, detail: messageOf(error) }),
    },
  });
  const giveUp = useExpireCheckoutSessions({
    mutation: {
      onSuccess: () => void navigate({ to: '/payment/cancel' }),
      onError: (error) =>
        toast({ kind: 'error', title: t`The payment was not given up`, detail: messageOf(error) }),
    },
  });
  const actions = (
    <span className="flex flex-wrap justify-center gap-2">
      <Button
        kind="primary"
        busy={look.isPending}
        disabledReason={reason}
        onClick={() => look.mutate({ id: clientId })}
      >
        <Trans>I have paid</Trans>
      </Button>
      <Button
        busy={giveUp.isPending}
        disabledReason={reason}
        onClick={() => giveUp.mutate({ data: { email } })}
      >
        <Trans>Give it up</Trans>
      </Button>
    </span>
  );
  return (
    <Page title={t`Payment in progress`} layout="form">
      <EmptyState
        icon={Hourglass}
        title={t`Finish in the payment window`}
        text={t`The page of the payment provider is open in another tab, or was closed. Choose the plan again to go on.`}
        action={actions}
      />
    </Page>
  );
}
