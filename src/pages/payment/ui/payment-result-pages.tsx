import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleSlash, Hourglass } from 'lucide-react';
import { buttonStyles } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Page } from '@/widgets/app-shell';

const toPlans = (
  <Link to="/plan-pricings" className={buttonStyles({ kind: 'primary' })}>
    <Trans>Back to the plans</Trans>
  </Link>
);

/** Where the payment provider sends people who changed their mind. */
export function PaymentCancelPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Payment cancelled`} layout="form">
      <EmptyState icon={CircleSlash} title={t`Nothing was charged`} text={t`Your plan stays as it was.`} action={toPlans} />
    </Page>
  );
}

/** A payment that was begun and not ended. */
export function PaymentSessionPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Payment in progress`} layout="form">
      <EmptyState icon={Hourglass} title={t`Finish in the payment window`} text={t`The page of the payment provider is open in another tab, or was closed. Choose the plan again to go on.`} action={toPlans} />
    </Page>
  );
}
