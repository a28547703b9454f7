// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CreateRemediationRequest } from '../model';
import { remediationTypeSchema } from './remediation-type';

export const createRemediationRequestSchema = v.strictObject({
  remediation_type: v.exactOptional(remediationTypeSchema),
}) satisfies v.GenericSchema<unknown, CreateRemediationRequest>;
