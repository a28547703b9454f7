import { Trans, useLingui } from '@lingui/react/macro';
import { OutLink } from '@/shared/ui/link';
import type { StripeInvoice } from '@/shared/api/generated/model';
import { dateOf } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { dollars } from '@/shared/lib/money';
import { invoiceStates } from '../model/invoice-words';

/** Two lines on phones, one from 640 px. */
export function InvoiceRow({ invoice: { id, number, status, amount_usd: amount, issued_at: issued, pdf_url: pdf, pay_url: pay, description } }: { invoice: StripeInvoice }) {
  const { i18n } = useLingui();
  const { icon: Icon, name, tone } = invoiceStates[status];
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-t border-line px-4 py-2.5 text-sm first:border-t-0 sm:grid-cols-[minmax(8rem,1.2fr)_7rem_minmax(8rem,2fr)_6rem_7rem_8rem]">
      <span className="min-w-0 truncate font-mono text-code font-medium">{number ?? id}</span>
      <span className="num text-ink-3 max-sm:order-3">{dateOf(i18n, issued)}</span>
      <span className="min-w-0 truncate text-ink-2 max-sm:hidden">{description}</span>
      <span className="num text-right font-medium">{dollars(i18n, amount)}</span>
      <span className="inline-flex items-center gap-1.5 text-ink-2 max-sm:order-4 max-sm:justify-self-end">
        <Icon aria-hidden strokeWidth={1.75} className={cx('size-3.5 shrink-0', tone)} />
        {i18n._(name)}
      </span>
      <span className="flex justify-end gap-4 max-sm:order-5 max-sm:col-span-2">
        {pay && <OutLink href={pay}><Trans>Pay</Trans></OutLink>}
        {pdf !== null && <OutLink href={pdf}><Trans>PDF</Trans></OutLink>}
      </span>
    </li>
  );
}
