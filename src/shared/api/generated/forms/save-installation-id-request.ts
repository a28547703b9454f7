// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SaveInstallationIdRequest } from '../model';

export const saveInstallationIdRequestSchema = v.strictObject({
  installation_id: v.pipe(v.string(), v.regex(new RegExp("^\\d{1,20}$", 'u'))),
}) satisfies v.GenericSchema<unknown, SaveInstallationIdRequest>;
