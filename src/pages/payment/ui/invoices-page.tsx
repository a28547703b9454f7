import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleX, ReceiptText } from 'lucide-react';
import { buttonStyles } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { SettingsPage } from '@/widgets/app-shell';
import { useLoadedClient } from '@/entities/client';
import { useSessionUser } from '@/entities/session';
import { BillingBoundary } from '@/entities/subscription';
import type { StripeInvoice } from '@/shared/api/generated/model';
import { dateOf } from '@/shared/lib/ago';
import { dollars } from '@/shared/lib/money';
import { invoicesQuery } from '../api/load-payment';
import { InvoiceRow } from './invoice-row';

/** A failed payment is repeated above the list, with a link to pay it. */
function Unpaid({
  invoice: { amount_usd: amount, issued_at: issued, pay_url: pay },
}: {
  invoice: StripeInvoice;
}) {
  const { i18n } = useLingui();
  const sum = dollars(i18n, amount);
  const date = dateOf(i18n, issued);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg border border-danger-edge bg-danger-tint px-4 py-3 text-sm">
      <CircleX aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-danger-text" />
      <p className="min-w-0 flex-1 font-medium">
        <Trans>
          {sum} of {date} is unpaid.
        </Trans>
      </p>
      {pay && (
        <a
          href={pay}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyles({ kind: 'primary', size: 'sm' })}
        >
          <Trans>Pay now</Trans>
          <span className="sr-only">
            {' '}
            <Trans>(opens in a new tab)</Trans>
          </span>
        </a>
      )}
    </div>
  );
}

export function InvoicesPage() {
  const { t } = useLingui();
  const { client_id: clientId } = useSessionUser();
  const { payment } = useLoadedClient().subscription;
  const invoices = useQuery({
    ...invoicesQuery(clientId),
    enabled: payment === 'customer',
  });
  const nothing = (
    <EmptyState
      icon={ReceiptText}
      title={t`No invoices`}
      text={t`Your first invoice appears after you pay for a plan.`}
    />
  );
  return (
    <SettingsPage title={t`Invoices`} subtitle={t`Newest first.`}>
      <BillingBoundary payment={payment} query={invoices} label={t`Invoices`} nothing={nothing}>
        {({ data }) =>
          data.length === 0 ? (
            nothing
          ) : (
            <div className="flex flex-col gap-4">
              {data
                .filter(({ status }) => status === 'open')
                .map((invoice) => (
                  <Unpaid key={invoice.id} invoice={invoice} />
                ))}
              <Card>
                <ul aria-label={t`Invoices`}>
                  {data.map((invoice) => (
                    <InvoiceRow key={invoice.id} invoice={invoice} />
                  ))}
                </ul>
              </Card>
            </div>
          )
        }
      </BillingBoundary>
    </SettingsPage>
  );
}
