import { Trans } from '@lingui/react/macro';
import { Equal, Minus, Plus } from 'lucide-react';
import type { FindingChange } from '#domain/finding-comparison';
import { Badge } from '@/shared/ui/badge';

const marks = {
  new: { icon: Plus, tone: 'danger' },
  gone: { icon: Minus, tone: 'ok' },
  kept: { icon: Equal, tone: 'info' },
} as const;

/** A sign, a label and a tint, so that it is readable without colors. */
export const ChangeMark = ({ change }: { change: FindingChange }) => (
  <Badge {...marks[change]}>
    {change === 'new' ? (
      <Trans>New</Trans>
    ) : change === 'gone' ? (
      <Trans>Gone</Trans>
    ) : (
      <Trans>Kept</Trans>
    )}
  </Badge>
);
