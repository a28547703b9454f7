import { msg } from '@lingui/core/macro';
import { CircleCheck, CircleDashed, CircleSlash, CircleX } from 'lucide-react';
import type { StripeInvoice } from '@/shared/api/generated/model';

/** The icon differs for every state, so that its colour is not needed. */
export const invoiceStates = {
  paid: { name: msg`Paid`, icon: CircleCheck, tone: 'text-ok-text' },
  open: { name: msg`Unpaid`, icon: CircleX, tone: 'text-danger-text' },
  uncollectible: { name: msg`Given up`, icon: CircleX, tone: 'text-danger-text' },
  draft: { name: msg`Draft`, icon: CircleDashed, tone: 'text-info-text' },
  void: { name: msg`Void`, icon: CircleSlash, tone: 'text-info-text' },
} as const satisfies Record<StripeInvoice['status'], object>;
