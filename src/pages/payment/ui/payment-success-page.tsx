import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonStyles } from '@/shared/ui/button';
import { Confetti } from '@/shared/ui/confetti';
import { GuestFrame } from '@/widgets/guest-frame';
import { accessToken, sessionQuery } from '@/entities/session';
import { can } from '@/shared/rules/roles';
import { PaidFacts } from './paid-facts';

/** Public: the payment provider leads here, signed in or not. */
export function PaymentSuccessPage() {
  const { t } = useLingui();
  const { data: user } = useQuery({ ...sessionQuery(), enabled: accessToken() !== undefined, retry: false });
  return (
    <GuestFrame title={t`Thank you`} lead={<Trans>The payment went through. Your plan is active within a minute.</Trans>}>
      <Confetti />
      {user && can(user, 'billing:manage') && <PaidFacts clientId={user.client_id} />}
      <Link to="/" className={`mt-6 ${buttonStyles({ kind: 'primary', size: 'lg' })}`}>
        <Trans>Go to the overview</Trans>
      </Link>
    </GuestFrame>
  );
}
