import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StripeSubscription } from '@/shared/api/generated/model';
import { dateOf } from '@/shared/lib/ago';

/** What happens next with the subscription, and when. */
export function subscriptionSentence(
  i18n: I18n,
  {
    status,
    cancel_at_period_end: ends,
    current_period_end: end,
    plan: { interval },
  }: StripeSubscription,
): string {
  const date = dateOf(i18n, end);
  if (status === 'canceled') return i18n._(msg`The job has finished.`);
  if (status === 'incomplete') return i18n._(msg`The first payment is not complete.`);
  if (status === 'unpaid') return i18n._(msg`Your plan is inactive because it wasn’t paid.`);
  if (ends) return i18n._(msg`Cancelled. Active until ${date}.`);
  if (status === 'past_due')
    return i18n._(msg`Your last payment failed. The plan stays active while we retry it.`);
  if (status === 'trialing') return i18n._(msg`On trial until ${date}.`);
  return interval === 'year'
    ? i18n._(msg`Billed yearly. Renews on ${date}.`)
    : i18n._(msg`Billed monthly. Renews on ${date}.`);
}
