import { CircleCheck, CircleDashed, CircleSlash, CircleX } from 'lucide-react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { OutLink } from '@/shared/ui/link';
import type { StripeInvoice } from '@/shared/api/generated/model';
import { dateOf } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { dollars } from '@/shared/lib/money';

/** The icon differs for every state, so that color is not the only cue. */
const invoiceStates = {
  paid: { name: msg`Paid`, icon: CircleCheck, tone: 'text-ok-text' },
  open: { name: msg`Unpaid`, icon: CircleX, tone: 'text-danger-text' },
  uncollectible: { name: msg`Uncollectible`, icon: CircleX, tone: 'text-danger-text' },
  draft: { name: msg`Draft`, icon: CircleDashed, tone: 'text-info-text' },
  void: { name: msg`Void`, icon: CircleSlash, tone: 'text-info-text' },
} as const satisfies Record<StripeInvoice['status'], object>;

/** One line if there is space, wrapped on phones. */
export function InvoiceRow({
  invoice: {
    id,
    number,
    status,
    amount_usd: amount,
    issued_at: issued,
    pdf_url: pdf,
    pay_url: pay,
    description,
  },
}: {
  invoice: StripeInvoice;
}) {
  const { i18n } = useLingui();
  const { icon: Icon, name, tone } = invoiceStates[status];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line px-4 py-2.5 text-sm first:border-t-0">
      <span className="min-w-32 flex-1 truncate font-medium">{number ?? id}</span>
      <span className="w-24 text-ink-3 num">{dateOf(i18n, issued)}</span>
      <span className="min-w-0 flex-1 truncate text-ink-2 max-sm:hidden">{description}</span>
      <span className="w-24 text-right font-medium num">{dollars(i18n, amount)}</span>
      <span className="inline-flex w-24 items-center gap-1.5 text-ink-2">
        <Icon aria-hidden strokeWidth={1.75} className={cx('size-3.5 shrink-0', tone)} />
        {i18n._(name)}
      </span>
      <span className="flex w-32 justify-end gap-4">
        {pay && (
          <OutLink href={pay}>
            <Trans>Pay</Trans>
          </OutLink>
        )}
        {pdf !== null && (
          <OutLink href={pdf}>
            <Trans>PDF</Trans>
          </OutLink>
        )}
      </span>
    </li>
  );
}
