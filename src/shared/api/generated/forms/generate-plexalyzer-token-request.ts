// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { GeneratePlexalyzerTokenRequest } from '../model';
import { plexalyzerScopeSchema } from './plexalyzer-scope';

export const generatePlexalyzerTokenRequestSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(new RegExp("\\S", 'u'))),
  expired_at: v.pipe(v.string(), v.isoTimestamp()),
  scopes: v.exactOptional(v.pipe(v.array(plexalyzerScopeSchema), v.minLength(1), v.maxLength(5))),
}) satisfies v.GenericSchema<unknown, GeneratePlexalyzerTokenRequest>;
