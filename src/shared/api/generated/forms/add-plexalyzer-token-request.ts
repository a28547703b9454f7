// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { AddPlexalyzerTokenRequest } from '../model';

export const addPlexalyzerTokenRequestSchema = v.strictObject({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
}) satisfies v.GenericSchema<unknown, AddPlexalyzerTokenRequest>;
