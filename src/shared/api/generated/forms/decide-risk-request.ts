// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { DecideRiskRequest } from '../model';

export const decideRiskRequestSchema = v.strictObject({
  approve: v.boolean(),
  comment: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
}) satisfies v.GenericSchema<unknown, DecideRiskRequest>;
