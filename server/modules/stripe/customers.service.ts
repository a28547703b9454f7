import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit.ts';
import { ensureAccount, ownAccount, readCustomer, requireOwn } from '../../billing/account.ts';
import { type BillingAccount, changeAccount } from '../../billing/accounts.repo.ts';
import { askStripe } from '../../billing/stripe-client.ts';
import { customerShape, type StripeCustomer } from '../../billing/stripe-shapes.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';

type Schemas = components['schemas'];

const customerOf = (
  account: BillingAccount,
  { id, email, name, created }: StripeCustomer,
): Schemas['StripeCustomer'] => ({
  id,
  email: email ?? account.email ?? '',
  name,
  created_at: new Date(created * 1000).toISOString(),
});

export const getCustomer = async (
  deps: Deps,
  who: Principal,
  id: string,
): Promise<Schemas['StripeCustomer']> => {
  const account = await ownAccount(deps, who, id);
  return customerOf(account, await readCustomer(deps, account));
};

/** An organisation is one customer: asked for again, it is told the new address. */
export const createCustomer = async (
  deps: Deps,
  who: Principal,
  email: string,
  requestId: string,
): Promise<Schemas['StripeCustomer']> => {
  const account = await ensureAccount(deps, who, email, requestId);
  const customer = await readCustomer(deps, account);
  if (customer.email === email) return customerOf(account, customer);
  const changed = await askStripe(deps, 'Customer', customerShape, (stripe) =>
    stripe.customers.update(
      account.accountId,
      { email },
      { idempotencyKey: `customer/${requestId}` },
    ),
  );
  requireOwn(account, changed, 'Customer');
  await inTenant(deps.db, who, async (tx) => {
    await changeAccount(tx, account, { email });
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'billing.update_customer',
      subject: { type: 'customer', id: account.accountId },
      detail: { email },
      requestId,
    });
  });
  return customerOf(account, changed);
};
