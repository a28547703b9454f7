import { msg } from '@lingui/core/macro';
import type { SubscriptionTier } from '@/shared/api/generated/model';

export const tiers = [
  'free',
  'starter',
  'team',
  'enterprise',
] as const satisfies readonly SubscriptionTier[];

/** What a plan is called where no price list names it. */
export const tierNames = {
  free: msg`Free`,
  starter: msg`Starter`,
  team: msg({ context: 'plan', message: 'Team' }),
  enterprise: msg`Enterprise`,
} satisfies Record<SubscriptionTier, object>;
