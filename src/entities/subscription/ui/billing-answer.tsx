import { useLingui } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Answer, type AnswerProps } from '@/shared/ui/answer';
import { EmptyState } from '@/shared/ui/empty-state';
import { ApiError } from '@/shared/api/api-error';

type BillingAnswerProps<Data> = AnswerProps<Data> & {
  /** In place of an answer where the organisation pays nothing through the provider. */
  nothing: ReactNode;
  frame?: 'inset' | 'bare';
};

/** As `Answer`, and two states that are nobody's mistake: a server that takes no cards, and an organisation that pays nothing. */
export function BillingAnswer<Data>({ nothing, frame = 'inset', ...answer }: BillingAnswerProps<Data>) {
  const { t } = useLingui();
  const { error, data } = answer.query;
  if (data === undefined && error instanceof ApiError && error.code === 'stripe_not_configured') {
    const text = t`This server has no key of the payment provider. Its operator sets PARAPET_STRIPE_SECRET_KEY; until then plans are given by a super-administrator.`;
    return <EmptyState icon={CreditCard} frame={frame} title={t`Card payments are not set up here`} text={text} />;
  }
  if (data === undefined && error instanceof ApiError && error.status === 404) return nothing;
  return <Answer {...answer} />;
}
