// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SubscriptionInput } from '../model';
import { subscriptionTierSchema } from './subscription-tier';

export const subscriptionInputSchema = v.strictObject({
  tier: subscriptionTierSchema,
}) satisfies v.GenericSchema<unknown, SubscriptionInput>;
