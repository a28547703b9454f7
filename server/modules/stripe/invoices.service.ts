import type { components } from '../../../openapi/generated/paths.d.ts';
import { accountOf, ownAccount, requireOwn } from '../../billing/account.ts';
import { dollarsOf } from '../../billing/plans.ts';
import { askStripe } from '../../billing/stripe-client.ts';
import {
  idOf,
  invoiceList,
  invoiceShape,
  type StripeInvoice,
} from '../../billing/stripe-shapes.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';

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

/** The newest hundred: years of them. */
export const listInvoices = async (
  deps: Deps,
  who: Principal,
  id: string,
): Promise<Schemas['StripeInvoiceList']> => {
  const account = await ownAccount(deps, who, id);
  const { data } = await askStripe(deps, 'Customer', invoiceList, (stripe) =>
    stripe.invoices.list({ customer: account.accountId, limit: 100 }),
  );
  const own = data.filter(({ customer }) => idOf(customer) === account.accountId);
  return { data: own.toSorted((one, other) => other.created - one.created).map(invoiceOf) };
};

export const getInvoice = async (
  deps: Deps,
  who: Principal,
  id: string,
): Promise<Schemas['StripeInvoice']> => {
  const account = await accountOf(deps, who, 'Invoice');
  const invoice = await askStripe(deps, 'Invoice', invoiceShape, (stripe) =>
    stripe.invoices.retrieve(id, { expand: ['customer'] }),
  );
  requireOwn(account, invoice.customer, 'Invoice');
  return invoiceOf(invoice);
};
