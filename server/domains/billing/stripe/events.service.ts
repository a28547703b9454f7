// Receives Stripe's webhook events. The signature over the raw body authorizes the request. An
// event only triggers a read of the subscription, and its content is not applied, so late, repeated
// and reordered events do no harm.
import * as v from 'valibot';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import {
  type BillingAccount,
  findAccountByProviderId,
  isEventProcessed,
  markEventProcessed,
} from '../plans/accounts.repo.ts';
import { requireStripeConfig, getStripe } from './stripe-client.ts';
import { eventSubject, toId } from './stripe-shapes.ts';
import { syncSubscription } from '../plans/synchronise.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';

type Schemas = components['schemas'];

/** Event types that can change an organization's plan. */
const affectsSubscription = (type: string): boolean =>
  /^(?:customer\.subscription\.|checkout\.session\.(?:completed|async_payment_)|invoice\.(?:paid|payment_failed|payment_succeeded)$|customer\.deleted$)/.test(
    type,
  );

const verified = async (deps: Deps, rawBody: string, signature: string): Promise<void> => {
  const { webhookSecret } = requireStripeConfig(deps);
  if (webhookSecret === undefined) throw createProblem(422, 'stripe_events_not_configured');
  const { webhooks } = await getStripe(deps);
  try {
    await webhooks.constructEventAsync(rawBody, signature, webhookSecret);
  } catch {
    throw createProblem(403, 'signature_refused');
  }
};

const accountOf = async (
  deps: Deps,
  { data }: Schemas['StripeEvent'],
): Promise<BillingAccount | undefined> => {
  const subject = v.safeParse(eventSubject, data);
  if (!subject.success) return undefined;
  const { id, object, customer } = subject.output.object;
  const named = object === 'customer' ? id : toId(customer ?? null);
  return named === undefined
    ? undefined
    : acrossTenants(deps.db, 'find whose payment it is', (tx) =>
        findAccountByProviderId(tx, 'stripe', named),
      );
};

export const handleStripeEvent = async (
  deps: Deps,
  event: Schemas['StripeEvent'],
  { rawBody, signature, requestId }: { rawBody: string; signature: string; requestId: string },
): Promise<Schemas['StripeEventReceipt']> => {
  await verified(deps, rawBody, signature);
  const { id, type } = event;
  const account = affectsSubscription(type) ? await accountOf(deps, event) : undefined;
  if (!account) return { received: true, applied: false };
  const { clientId } = account;
  if (await inTenant(deps.db, { clientId }, (tx) => isEventProcessed(tx, clientId, id)))
    return { received: true, applied: false };
  // Marks the event as processed in the transaction of its effect. If the read from Stripe fails,
  // the event stays unprocessed and Stripe sends it again.
  await syncSubscription(deps, account, {
    requestId,
    alongside: (tx) => markEventProcessed(tx, { clientId, id, type }),
  });
  return { received: true, applied: true };
};
