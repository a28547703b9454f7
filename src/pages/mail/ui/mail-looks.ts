import { msg } from '@lingui/core/macro';
import { Ban, Check, CircleX, Clock } from 'lucide-react';

/** How a mail's state is named and drawn, in the list, the tabs and the letter's foot. */
export const mailLooks = {
  queued: { icon: Clock, tone: 'text-progress-text', name: msg`Waiting` },
  sent: { icon: Check, tone: 'text-ink-3', name: msg`Sent` },
  failed: { icon: CircleX, tone: 'text-danger-text', name: msg`Failed` },
  cancelled: { icon: Ban, tone: 'text-ink-3', name: msg`Cancelled` },
} as const;
