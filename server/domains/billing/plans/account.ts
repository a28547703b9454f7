// The organization's customer account at Stripe. Two checks keep organizations apart: the account
// id stored here, and the `client_id` in Stripe's metadata of the customer. A mismatch results in a
// 404.
import { createHash } from 'node:crypto';
import { writeAudit } from '../../audit-log/index.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import {
  type BillingAccount,
  updateAccount,
  createAccount,
  findAccountByClient,
  findPayer,
} from './accounts.repo.ts';
import { callStripe, requireStripeConfig } from '../stripe/stripe-client.ts';
import { customerShape, toId, type StripeCustomer } from '../stripe/stripe-shapes.ts';

const provider = 'stripe';

/**
 * Returns the organization's account if `id` is its Stripe id or the organization's id. Throws 404
 * otherwise.
 */
export const getOwnAccount = async (
  deps: Deps,
  who: Principal,
  id: string,
  what = 'Customer',
): Promise<BillingAccount> => {
  requireStripeConfig(deps);
  const account = await inTenant(deps.db, who, (tx) =>
    findAccountByClient(tx, who.clientId, provider),
  );
  if (!account || (id !== account.accountId && id !== who.clientId)) throw notFound(what);
  return account;
};

export const getAccount = (deps: Deps, who: Principal, what: string): Promise<BillingAccount> =>
  getOwnAccount(deps, who, who.clientId, what);

/** Throws 404 unless the customer and its metadata belong to the account's organization. */
export const requireOwnCustomer = (
  account: BillingAccount,
  customer: string | StripeCustomer | null,
  what: string,
): void => {
  const marked =
    typeof customer === 'string' ||
    customer === null ||
    customer.metadata?.['client_id'] === account.clientId;
  if (toId(customer) !== account.accountId || !marked) throw notFound(what);
};

export const getOwnCustomer = async (
  deps: Deps,
  account: BillingAccount,
): Promise<StripeCustomer> => {
  const customer = await callStripe(deps, 'Customer', customerShape, (stripe) =>
    stripe.customers.retrieve(account.accountId),
  );
  if (customer.deleted) throw notFound('Customer');
  requireOwnCustomer(account, customer, 'Customer');
  return customer;
};

/** Idempotency key, so that a retry or a second click creates no duplicate. */
export const toIdempotencyKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url');

/** The payer as Stripe prints it on invoices: the legal name and address, if known. */
const readPayer = async (deps: Deps, who: Principal) => {
  const payer = await inTenant(deps.db, who, (tx) => findPayer(tx, who.clientId));
  return { name: payer?.name ?? '', address: { line1: payer?.address ?? '' } };
};

/** Updates the payer before a payment, so that its invoice has the organization's current data. */
const updatePayer = async (
  deps: Deps,
  who: Principal,
  account: BillingAccount,
  known: StripeCustomer,
  requestId: string,
): Promise<void> => {
  const payer = await readPayer(deps, who);
  if (known.name === payer.name && (known.address?.line1 ?? '') === payer.address.line1) return;
  const changed = await callStripe(deps, 'Customer', customerShape, (stripe) =>
    stripe.customers.update(account.accountId, payer, { idempotencyKey: `payer/${requestId}` }),
  );
  requireOwnCustomer(account, changed, 'Customer');
};

const create = async (
  deps: Deps,
  who: Principal,
  email: string,
  previous: string | undefined,
  requestId: string,
): Promise<BillingAccount> => {
  const payer = await readPayer(deps, who);
  const customer = await callStripe(deps, 'Customer', customerShape, (stripe) =>
    stripe.customers.create(
      { email, ...payer, metadata: { client_id: who.clientId } },
      {
        idempotencyKey: toIdempotencyKey(
          'customer',
          who.clientId,
          previous ?? '',
          email,
          JSON.stringify(payer),
        ),
      },
    ),
  );
  return inTenant(deps.db, who, async (tx) => {
    const change = { accountId: customer.id, email };
    const kept =
      previous === undefined
        ? await createAccount(tx, { clientId: who.clientId, provider, ...change })
        : await updateAccount(
            tx,
            { clientId: who.clientId, provider },
            { ...change, subscriptionId: null, status: null },
          );
    const account = kept ?? (await findAccountByClient(tx, who.clientId, provider));
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

/** Returns the account. Creates it if it is missing or was deleted at Stripe. */
export const ensureAccount = async (
  deps: Deps,
  who: Principal,
  email: string,
  requestId: string,
): Promise<BillingAccount> => {
  const account = await inTenant(deps.db, who, (tx) =>
    findAccountByClient(tx, who.clientId, provider),
  );
  if (!account) return create(deps, who, email, undefined, requestId);
  const customer = await callStripe(deps, 'Customer', customerShape, (stripe) =>
    stripe.customers.retrieve(account.accountId),
  );
  if (customer.deleted) return create(deps, who, email, account.accountId, requestId);
  requireOwnCustomer(account, customer, 'Customer');
  await updatePayer(deps, who, account, customer, requestId);
  return account;
};
