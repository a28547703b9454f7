// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { BindDomainRequest } from '../model';

export const bindDomainRequestSchema = v.strictObject({
  domain_uuid: v.pipe(v.string(), v.uuid()),
  repository_id: v.pipe(v.string(), v.uuid()),
}) satisfies v.GenericSchema<unknown, BindDomainRequest>;
