import { Trans } from '@lingui/react/macro';
import type { StripeSubscriptionDetail } from '@/shared/api/generated/model';

type CardPictureProps = {
  card: Pick<StripeSubscriptionDetail, 'card_brand' | 'card_last4' | 'card_expires'>;
};

/** The card that is charged. Only the last digits of its number reach this product. */
export function CardPicture({
  card: { card_brand: brand, card_last4: last4, card_expires: expires },
}: CardPictureProps) {
  const [year = '', month = ''] = (expires ?? '').split('-');
  return (
    <div className="flex items-center gap-3 text-sm">
      <span className="inline-flex h-9 items-center justify-center rounded-md border border-line bg-inset px-2 text-xs font-semibold">
        {brand?.toUpperCase() ?? '–'}
      </span>
      <span>
        <span className="block font-medium num">•••• {last4}</span>
        {expires && (
          <span className="block text-xs text-ink-3 num">
            <Trans>
              Expires {month}/{year.slice(2)}
            </Trans>
          </span>
        )}
      </span>
    </div>
  );
}
