// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SubscriptionTier } from '../model';

export const subscriptionTierSchema = v.picklist(["free","starter","team","enterprise"]) satisfies v.GenericSchema<unknown, SubscriptionTier>;
