import { msg } from '@lingui/core/macro';
import { Ban, Check, CircleX, Clock, MailX } from 'lucide-react';
import type { OutboxMail } from '@/shared/api/generated/model';

/** The label and icon of a mail's state, for the list, the tabs and the mail's footer. */
export const mailStateStyles = {
  queued: { icon: Clock, tone: 'text-progress-text', name: msg`Waiting` },
  sent: { icon: Check, tone: 'text-ink-3', name: msg`Sent` },
  failed: { icon: CircleX, tone: 'text-danger-text', name: msg`Failed` },
  cancelled: { icon: Ban, tone: 'text-ink-3', name: msg`Cancelled` },
} as const;

/** Written to the operator's folder instead of being delivered. */
const unsent = {
  icon: MailX,
  tone: 'text-warn-text',
  name: msg`Not sent: no mail server`,
} as const;

export const mailStyle = ({ state, delivery }: Pick<OutboxMail, 'state' | 'delivery'>) =>
  state === 'sent' && delivery === 'file' ? unsent : mailStateStyles[state];
