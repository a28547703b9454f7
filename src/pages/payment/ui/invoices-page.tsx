import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { Answer } from '@/shared/ui/answer';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { OutLink } from '@/shared/ui/link';
import { SettingsPage } from '@/widgets/app-shell';
import { useSessionUser } from '@/entities/session';
import { getListStripeInvoicesQueryOptions } from '@/shared/api/generated/stripe/stripe';
import { dateOf } from '@/shared/lib/ago';
import { dollars } from '@/shared/lib/money';

export function InvoicesPage() {
  const { t, i18n } = useLingui();
  const { client_id: clientId } = useSessionUser();
  const invoices = useQuery({ ...getListStripeInvoicesQueryOptions(clientId), retry: false });
  return (
    <SettingsPage title={t`Invoices`} subtitle={t`Newest first.`}>
      <Answer query={invoices} what={t`Invoices`}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={ReceiptText} title={t`No invoices`} text={t`The first appears when a plan is paid.`} />
          ) : (
            <Card>
              <ul aria-label={t`Invoices`}>
                {data.map(({ id, number, status, amount_usd: amount, issued_at: issued, pdf_url: pdf }) => (
                  <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t px-4 py-2.5 text-sm first:border-t-0">
                    <span className="min-w-32 flex-1 font-medium">{number ?? id}</span>
                    <span className="num text-ink-3">{dateOf(i18n, issued)}</span>
                    <span className="num">{dollars(i18n, amount)}</span>
                    <Badge tone={status === 'paid' ? 'ok' : status === 'open' ? 'warn' : 'neutral'}>{status}</Badge>
                    {pdf !== null && <OutLink href={pdf}><Trans>PDF</Trans></OutLink>}
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </Answer>
    </SettingsPage>
  );
}
