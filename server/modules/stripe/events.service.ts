// What Stripe tells by itself. The signature over the body's own letters is the permission; what the event says is not believed, only that
// something changed: the state is asked for, so that late, repeated and swapped events do no harm.
import * as v from 'valibot';
import type { components } from '../../../openapi/generated/paths.d.ts';
import {
  type BillingAccount,
  findAccount,
  heardBefore,
  rememberEvent,
} from '../../billing/accounts.repo.ts';
import { stripeConfig, stripeOf } from '../../billing/stripe-client.ts';
import { eventSubject, idOf } from '../../billing/stripe-shapes.ts';
import { synchronise } from '../../billing/synchronise.ts';
import { acrossTenants, inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusals.ts';

type Schemas = components['schemas'];

/** Those after which an organisation's plan may be another one. */
const follows = (type: string): boolean =>
  /^(?:customer\.subscription\.|checkout\.session\.(?:completed|async_payment_)|invoice\.(?:paid|payment_failed|payment_succeeded)$|customer\.deleted$)/.test(
    type,
  );

const verified = async (deps: Deps, rawBody: string, signature: string): Promise<void> => {
  const { webhookSecret } = stripeConfig(deps);
  if (webhookSecret === undefined) throw refusal(422, 'stripe_events_not_configured');
  const { webhooks } = await stripeOf(deps);
  try {
    await webhooks.constructEventAsync(rawBody, signature, webhookSecret);
  } catch {
    throw refusal(403, 'signature_refused');
  }
};

const accountOf = async (
  deps: Deps,
  { data }: Schemas['StripeEvent'],
): Promise<BillingAccount | undefined> => {
  const subject = v.safeParse(eventSubject, data);
  if (!subject.success) return undefined;
  const { id, object, customer } = subject.output.object;
  const named = object === 'customer' ? id : idOf(customer ?? null);
  return named === undefined
    ? undefined
    : acrossTenants(deps.db, 'find whose payment it is', (tx) => findAccount(tx, 'stripe', named));
};

export const receiveEvent = async (
  deps: Deps,
  event: Schemas['StripeEvent'],
  { rawBody, signature, requestId }: { rawBody: string; signature: string; requestId: string },
): Promise<Schemas['StripeEventReceipt']> => {
  await verified(deps, rawBody, signature);
  const { id, type } = event;
  const account = follows(type) ? await accountOf(deps, event) : undefined;
  if (!account) return { received: true, applied: false };
  const { clientId } = account;
  if (await inTenant(deps.db, { clientId }, (tx) => heardBefore(tx, clientId, id)))
    return { received: true, applied: false };
  // Remembered with what it led to, or not at all: where Stripe cannot be asked now, it sends the event again.
  await synchronise(deps, account, {
    requestId,
    alongside: (tx) => rememberEvent(tx, { clientId, id, type }),
  });
  return { received: true, applied: true };
};
