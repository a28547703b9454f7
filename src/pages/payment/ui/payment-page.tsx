import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { Card } from '@/shared/ui/card';
import { SettingsPage } from '@/widgets/app-shell';

/** Links to all pages about payments. */
export function PaymentPage() {
  const { t } = useLingui();
  const places = [
    { to: '/settings/billing', label: t`Plan`, text: t`Your organisation’s subscription.` },
    { to: '/plan-pricings', label: t`Compare plans`, text: t`Compare prices and features.` },
    {
      to: '/payment/info',
      label: t`Payment details`,
      text: t`Your payment method and billing contact.`,
    },
    { to: '/payment/invoices', label: t`Invoices`, text: t`View and download your invoices.` },
  ] as const;
  return (
    <SettingsPage
      title={t`Billing`}
      subtitle={<Trans>Plan, payment and invoices of your organisation.</Trans>}
    >
      <Card>
        <ul>
          {places.map(({ to, label, text }) => (
            <li key={to} className="border-t first:border-t-0">
              <Link
                to={to}
                className="flex items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-hover"
              >
                <span className="flex-1">
                  <span className="block text-sm font-medium">{label}</span>
                  <span className="block text-sm text-ink-3">{text}</span>
                </span>
                <ChevronRight aria-hidden strokeWidth={1.75} className="size-4 text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </SettingsPage>
  );
}
