import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { buttonStyles } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Confetti } from '@/shared/ui/confetti';
import { Logo } from '@/shared/ui/logo';
import { accessToken, sessionQuery } from '@/entities/session';
import { publicConfig } from '@/shared/config';
import { useDocumentTitle } from '@/shared/lib/document-title';
import { can } from '#domain/roles';
import { PaymentSummary } from './payment-summary';

/**
 * Public: the payment provider redirects here, signed in or not. The confetti falls behind the
 * card.
 */
export function PaymentSuccessPage() {
  const { t } = useLingui();
  const title = t`Thank you`;
  useDocumentTitle(title);
  const { data: user } = useQuery({
    ...sessionQuery(),
    enabled: accessToken() !== undefined,
    retry: false,
  });
  return (
    <div className="relative z-1 flex min-h-dvh flex-col overflow-hidden">
      <Confetti />
      <header className="px-5 py-6 sm:px-10">
        <Logo name={publicConfig.productName} />
      </header>
      <main id="main" className="flex flex-1 items-center justify-center p-4">
        <Card className="flex w-full max-w-md flex-col p-6 text-center">
          <span className="mx-auto inline-flex size-10 items-center justify-center rounded-full bg-ok-tint text-ok-text">
            <Check aria-hidden strokeWidth={1.75} className="size-6" />
          </span>
          <h1 className="mt-4 text-xl font-semibold">{title}</h1>
          <p className="mt-1 text-sm text-ink-3">
            <Trans>Payment received. Your plan will be active within a minute.</Trans>
          </p>
          {user && can(user, 'billing:manage') && <PaymentSummary clientId={user.client_id} />}
          <Link to="/" className={`mt-6 w-full ${buttonStyles({ kind: 'primary', size: 'lg' })}`}>
            <Trans>Go to the overview</Trans>
          </Link>
        </Card>
      </main>
    </div>
  );
}
