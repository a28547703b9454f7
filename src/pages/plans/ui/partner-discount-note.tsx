import { Trans, useLingui } from '@lingui/react/macro';
import { Tag } from 'lucide-react';
import type { PartnerDiscount } from '@/shared/api/generated/model';

/** Explains the discounted prices. */
export function PartnerDiscountNote({ percent, partner }: PartnerDiscount) {
  const { i18n } = useLingui();
  const share = i18n.number(percent);
  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-lg border border-ok-edge bg-ok-tint px-4 py-3 text-sm"
    >
      <Tag aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ok-text" />
      <span>
        <strong className="font-semibold">
          <Trans>
            {share}% partner discount from {partner}.
          </Trans>
        </strong>{' '}
        <Trans>Applies to every plan while they are your partner.</Trans>
      </span>
    </p>
  );
}
