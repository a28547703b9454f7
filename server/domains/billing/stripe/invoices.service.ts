import type { components } from '../../../../openapi/generated/paths.d.ts';
import { getAccount, getOwnAccount, requireOwnCustomer } from '../plans/account.ts';
import { dollarsOf } from '../plans/plans.ts';
import { callStripe } from './stripe-client.ts';
import { toId, invoiceList, invoiceShape, type StripeInvoice } from './stripe-shapes.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';

type Schemas = components['schemas'];

const invoiceOf = ({
  id,
  number,
  status,
  total,
  created,
  invoice_pdf: pdf,
  hosted_invoice_url: page,
  lines,
}: StripeInvoice): Schemas['StripeInvoice'] => ({
  id,
  number,
  status: status ?? 'draft',
  amount_usd: dollarsOf(total),
  issued_at: new Date(created * 1000).toISOString(),
  pdf_url: pdf,
  description: lines?.data[0]?.description ?? null,
  pay_url: status === 'open' ? page : null,
});

/** The latest hundred, which cover years. */
export const listInvoices = async (
  deps: Deps,
  who: Principal,
  id: string,
): Promise<Schemas['StripeInvoiceList']> => {
  const account = await getOwnAccount(deps, who, id);
  const { data } = await callStripe(deps, 'Customer', invoiceList, (stripe) =>
    stripe.invoices.list({ customer: account.accountId, limit: 100 }),
  );
  const own = data.filter(({ customer }) => toId(customer) === account.accountId);
  return { data: own.toSorted((one, other) => other.created - one.created).map(invoiceOf) };
};

export const getInvoice = async (
  deps: Deps,
  who: Principal,
  id: string,
): Promise<Schemas['StripeInvoice']> => {
  const account = await getAccount(deps, who, 'Invoice');
  const invoice = await callStripe(deps, 'Invoice', invoiceShape, (stripe) =>
    stripe.invoices.retrieve(id, { expand: ['customer'] }),
  );
  requireOwnCustomer(account, invoice.customer, 'Invoice');
  return invoiceOf(invoice);
};
