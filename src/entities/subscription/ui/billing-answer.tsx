import { useLingui } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Answer, type AnswerProps } from '@/shared/ui/answer';
import { EmptyState } from '@/shared/ui/empty-state';
import { ApiError } from '@/shared/api/api-error';
import type { SubscriptionPayment } from '@/shared/api/generated/model';

type BillingAnswerProps<Data> = AnswerProps<Data> & {
  /** Of the organisation, which is known before the provider is asked; undefined while it is loading. */
  payment: SubscriptionPayment | undefined;
  /** In place of an answer where the organisation pays nothing through the provider. */
  nothing: ReactNode;
  frame?: 'inset' | 'bare';
};

/** As `Answer`, and two states that are nobody's mistake: a server that takes no cards, and an organisation that pays nothing. Asked for only where it is a customer. */
export function BillingAnswer<Data>({
  payment,
  nothing,
  frame = 'inset',
  ...answer
}: BillingAnswerProps<Data>) {
  const { t } = useLingui();
  const { error, data } = answer.query;
  if (payment === 'off') {
    const text = t`This server has no key of the payment provider. Its operator sets PARAPET_STRIPE_SECRET_KEY; until then plans are given by a super-administrator.`;
    return (
      <EmptyState
        icon={CreditCard}
        frame={frame}
        title={t`Card payments are not set up here`}
        text={text}
      />
    );
  }
  if (
    payment === 'none' ||
    (data === undefined && error instanceof ApiError && error.status === 404)
  )
    return nothing;
  return <Answer {...answer} />;
}
