// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { InviteRequest } from '../model';
import { roleSchema } from './role';

export const inviteRequestSchema = v.strictObject({
  email: v.pipe(v.string(), v.maxLength(254), v.email()),
  role: roleSchema,
}) satisfies v.GenericSchema<unknown, InviteRequest>;
