import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyles } from '@/shared/ui/button';
import { Confetti } from '@/shared/ui/confetti';
import { GuestFrame } from '@/widgets/guest-frame';

/** Public: the payment provider leads here, signed in or not. */
export function PaymentSuccessPage() {
  const { t } = useLingui();
  return (
    <GuestFrame title={t`Thank you`} lead={<Trans>The payment went through. Your plan is active within a minute.</Trans>}>
      <Confetti />
      <Link to="/" className={`mt-6 ${buttonStyles({ kind: 'primary', size: 'lg' })}`}>
        <Trans>Go to the overview</Trans>
      </Link>
    </GuestFrame>
  );
}
