import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '@/shared/ui/badge';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Card, CardBody, CardFoot, CardHead } from '@/shared/ui/card';
import { PortalButton } from '@/features/open-billing-portal';
import { type Client, tierNames } from '@/entities/client';
import { useDisabledReason } from '@/entities/session';
import { CardPicture, subscriptionSentence } from '@/entities/subscription';
import type { StripeSubscriptionDetail } from '@/shared/api/generated/model';
import { dollars } from '@/shared/lib/money';
import { CancelDialog } from './cancel-dialog';

const toPlans = (
  <Link to="/plan-pricings" className={buttonStyles({ kind: 'primary' })}>
    <Trans>Compare plans</Trans>
  </Link>
);

/** The plan that a super-administrator granted, with a link to the other plans. */
export function GrantedPlan({ client: { subscription } }: { client: Client }) {
  const { i18n } = useLingui();
  return (
    <Card>
      <CardHead title={i18n._(tierNames[subscription.tier])} />
      <CardBody className="text-sm text-ink-2">
        {subscription.pilot === undefined ? (
          <Trans>Your organisation doesn’t pay by card.</Trans>
        ) : (
          <PilotSentence until={subscription.pilot.until} />
        )}
      </CardBody>
      <CardFoot>{toPlans}</CardFoot>
    </Card>
  );
}

/** Explains a pilot and when it ends. */
function PilotSentence({ until }: { until: string | null }) {
  const { i18n } = useLingui();
  if (until === null) return <Trans>You’re in a pilot, with everything in the largest plan.</Trans>;
  const day = i18n.date(new Date(`${until}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Trans>
      You’re in a pilot until {day}, with everything in the largest plan. After that, your own plan
      applies again.
    </Trans>
  );
}

type PlanPaidProps = { client: Client; subscription: StripeSubscriptionDetail };

export function PaidPlan({ client, subscription }: PlanPaidProps) {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState(false);
  const reason = useDisabledReason('billing:manage');
  const {
    plan,
    status,
    cancel_at_period_end: ends,
    next_invoice_usd: next,
    card_last4: last4,
  } = subscription;
  const live = status === 'active' || status === 'trialing' || status === 'past_due';
  const nextSum = next === null ? undefined : dollars(i18n, next);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card>
        <CardHead
          title={plan.name}
          actions={
            status === 'past_due' || status === 'unpaid' ? (
              <Badge tone="danger">
                <Trans>Payment failed</Trans>
              </Badge>
            ) : ends || !live ? (
              <Badge tone="warn">
                <Trans>Expires</Trans>
              </Badge>
            ) : (
              <Badge tone="ok">
                <Trans>Active</Trans>
              </Badge>
            )
          }
        />
        <CardBody className="flex flex-col gap-2 text-sm">
          <p className="flex items-baseline gap-1.5">
            <span className="text-2xl font-semibold num">{dollars(i18n, plan.amount_usd)}</span>
            <span className="text-ink-3">
              {plan.interval === 'year' ? <Trans>per year</Trans> : <Trans>per month</Trans>}
            </span>
          </p>
          <p className="text-ink-2">{subscriptionSentence(i18n, subscription)}</p>
          {nextSum !== undefined && (
            <p className="text-ink-3">
              <Trans>Next invoice: {nextSum}</Trans>
            </p>
          )}
        </CardBody>
        <CardFoot>
          {toPlans}
          {live && !ends && (
            <Button kind="quiet" disabledReason={reason} onClick={() => setAsking(true)}>
              <Trans>Cancel the subscription</Trans>
            </Button>
          )}
        </CardFoot>
      </Card>
      <Card>
        <CardHead
          title={t`Payment method`}
          actions={
            <PortalButton>
              {last4 === null ? <Trans>Add</Trans> : <Trans>Update</Trans>}
            </PortalButton>
          }
        />
        <CardBody>
          {last4 === null ? (
            <p className="text-sm text-ink-3">
              <Trans>No card is on file</Trans>
            </p>
          ) : (
            <CardPicture card={subscription} />
          )}
        </CardBody>
      </Card>
      {asking && (
        <CancelDialog
          subscription={subscription}
          clientId={client._id}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
