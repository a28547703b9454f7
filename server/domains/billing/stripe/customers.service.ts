import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import {
  ensureAccount,
  getOwnAccount,
  getOwnCustomer,
  requireOwnCustomer,
} from '../plans/account.ts';
import { type BillingAccount, updateAccount } from '../plans/accounts.repo.ts';
import { callStripe } from './stripe-client.ts';
import { customerShape, type StripeCustomer } from './stripe-shapes.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';

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
  const account = await getOwnAccount(deps, who, id);
  return customerOf(account, await getOwnCustomer(deps, account));
};

/** An organization is one customer. A second call updates its e-mail address. */
export const createCustomer = async (
  deps: Deps,
  who: Principal,
  email: string,
  requestId: string,
): Promise<Schemas['StripeCustomer']> => {
  const account = await ensureAccount(deps, who, email, requestId);
  const customer = await getOwnCustomer(deps, account);
  if (customer.email === email) return customerOf(account, customer);
  const changed = await callStripe(deps, 'Customer', customerShape, (stripe) =>
    stripe.customers.update(
      account.accountId,
      { email },
      { idempotencyKey: `customer/${requestId}` },
    ),
  );
  requireOwnCustomer(account, changed, 'Customer');
  await inTenant(deps.db, who, async (tx) => {
    await updateAccount(tx, account, { email });
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
