import { useLingui } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryBoundary, type QueryBoundaryProps } from '@/shared/ui/query-boundary';
import { EmptyState } from '@/shared/ui/empty-state';
import { ApiError } from '@/shared/api/api-error';
import type { SubscriptionPayment } from '@/shared/api/generated/model';

type BillingAnswerProps<Data> = QueryBoundaryProps<Data> & {
  /** Payment state of the organization, known before the provider is queried. */
  payment: SubscriptionPayment;
  /** Shown if the organization pays nothing through the provider. */
  nothing: ReactNode;
  frame?: 'inset' | 'bare';
};

/**
 * A `QueryBoundary` with two more states: a server without card payments, and an organization that
 * pays nothing. Queries the provider only for its customers.
 */
export function BillingBoundary<Data>({
  payment,
  nothing,
  frame = 'inset',
  ...answer
}: BillingAnswerProps<Data>) {
  const { t } = useLingui();
  const { error, data } = answer.query;
  if (payment === 'off') {
    const text = t`This server has no payment provider key. Until the operator sets PARAPET_STRIPE_SECRET_KEY, a super-administrator assigns plans.`;
    return (
      <EmptyState
        icon={CreditCard}
        frame={frame}
        title={t`Card payments aren’t available`}
        text={text}
      />
    );
  }
  if (
    payment === 'none' ||
    (data === undefined && error instanceof ApiError && error.status === 404)
  )
    return nothing;
  return <QueryBoundary {...answer} />;
}
