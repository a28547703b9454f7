// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { DomainRequest } from '../model';

export const domainRequestSchema = v.strictObject({
  domain: v.pipe(v.string(), v.regex(new RegExp("^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]{2,63}$", 'u'))),
}) satisfies v.GenericSchema<unknown, DomainRequest>;
