// The organisation's account at Stripe, and the two walls around it: the account that is kept here, and the mark that Stripe keeps of the
// organisation. What belongs to somebody else does not exist.
import { createHash } from 'node:crypto';
import { writeAudit } from '../audit.ts';
import { inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../http/principal.ts';
import { notFound } from '../http/problem.ts';
import {
  type BillingAccount,
  changeAccount,
  keepAccount,
  organizationNameOf,
  readAccount,
} from './accounts.repo.ts';
import { askStripe, stripeConfig } from './stripe-client.ts';
import { customerShape, idOf, type StripeCustomer } from './stripe-shapes.ts';

const provider = 'stripe';

/** The organisation's own account, if the id names it: by Stripe's id, or by that of the organisation. */
export const ownAccount = async (
  deps: Deps,
  who: Principal,
  id: string,
  what = 'Customer',
): Promise<BillingAccount> => {
  stripeConfig(deps);
  const account = await inTenant(deps.db, who, (tx) => readAccount(tx, who.clientId, provider));
  if (!account || (id !== account.accountId && id !== who.clientId)) throw notFound(what);
  return account;
};

export const accountOf = (deps: Deps, who: Principal, what: string): Promise<BillingAccount> =>
  ownAccount(deps, who, who.clientId, what);

/** The second wall. */
export const requireOwn = (
  account: BillingAccount,
  customer: string | StripeCustomer | null,
  what: string,
): void => {
  const marked =
    typeof customer === 'string' ||
    customer === null ||
    customer.metadata?.['client_id'] === account.clientId;
  if (idOf(customer) !== account.accountId || !marked) throw notFound(what);
};

export const readCustomer = async (
  deps: Deps,
  account: BillingAccount,
): Promise<StripeCustomer> => {
  const customer = await askStripe(deps, 'Customer', customerShape, (stripe) =>
    stripe.customers.retrieve(account.accountId),
  );
  if (customer.deleted) throw notFound('Customer');
  requireOwn(account, customer, 'Customer');
  return customer;
};

/** The same order asked for again, by a retry or a second click, is one order. */
export const orderKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url');

const create = async (
  deps: Deps,
  who: Principal,
  email: string,
  previous: string | undefined,
  requestId: string,
): Promise<BillingAccount> => {
  const name = await inTenant(deps.db, who, (tx) => organizationNameOf(tx, who.clientId));
  const customer = await askStripe(deps, 'Customer', customerShape, (stripe) =>
    stripe.customers.create(
      { email, ...(name !== undefined && { name }), metadata: { client_id: who.clientId } },
      { idempotencyKey: orderKey('customer', who.clientId, previous ?? '', email) },
    ),
  );
  return inTenant(deps.db, who, async (tx) => {
    const change = { accountId: customer.id, email };
    const kept =
      previous === undefined
        ? await keepAccount(tx, { clientId: who.clientId, provider, ...change })
        : await changeAccount(
            tx,
            { clientId: who.clientId, provider },
            { ...change, subscriptionId: null, status: null },
          );
    const account = kept ?? (await readAccount(tx, who.clientId, provider));
    if (!account) throw notFound('Customer');
    if (kept)
      await writeAudit(tx, {
        clientId: who.clientId,
        actor: who,
        action: 'billing.create_customer',
        subject: { type: 'customer', id: customer.id },
        detail: { email },
        requestId,
      });
    return account;
  });
};

/** The account, made where there is none yet, and made anew where it was deleted at Stripe. */
export const ensureAccount = async (
  deps: Deps,
  who: Principal,
  email: string,
  requestId: string,
): Promise<BillingAccount> => {
  const account = await inTenant(deps.db, who, (tx) => readAccount(tx, who.clientId, provider));
  if (!account) return create(deps, who, email, undefined, requestId);
  const customer = await askStripe(deps, 'Customer', customerShape, (stripe) =>
    stripe.customers.retrieve(account.accountId),
  );
  if (customer.deleted) return create(deps, who, email, account.accountId, requestId);
  requireOwn(account, customer, 'Customer');
  return account;
};
