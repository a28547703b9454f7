// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { VerifyDomainRequest } from '../model';

export const verifyDomainRequestSchema = v.strictObject({
  domain_uuid: v.pipe(v.string(), v.uuid()),
}) satisfies v.GenericSchema<unknown, VerifyDomainRequest>;
