import type { StripeSubscriptionDetail } from '@/shared/api/generated/model';

/**
 * "VISA •••• 4242", as printed on the card and therefore language-neutral. `undefined` if the
 * provider names no card.
 */
export const cardText = ({
  card_brand: brand,
  card_last4: last4,
}: Pick<StripeSubscriptionDetail, 'card_brand' | 'card_last4'>): string | undefined =>
  last4 === null ? undefined : `${(brand ?? '').toUpperCase()} •••• ${last4}`.trim();
