// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CancelSubscriptionRequest } from '../model';

export const cancelSubscriptionRequestSchema = v.strictObject({
  comment: v.pipe(v.string(), v.maxLength(2000)),
}) satisfies v.GenericSchema<unknown, CancelSubscriptionRequest>;
