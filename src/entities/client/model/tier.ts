import { msg } from '@lingui/core/macro';
import type { SubscriptionTier } from '@/shared/api/generated/model';

export const tiers = [
  'free',
  'starter',
  'team',
  'enterprise',
] as const satisfies readonly SubscriptionTier[];

/** Fallback names of the plans, for when no price list names them. */
export const tierNames = {
  free: msg`Free`,
  starter: msg`Starter`,
  team: msg({ context: 'plan', message: 'Team' }),
  enterprise: msg`Enterprise`,
} satisfies Record<SubscriptionTier, object>;
