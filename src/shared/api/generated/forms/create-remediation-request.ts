// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CreateRemediationRequest } from '../model';
import { remediationLocaleSchema } from './remediation-locale';
import { remediationTypeSchema } from './remediation-type';
import { runIdSchema } from './run-id';

export const createRemediationRequestSchema = v.strictObject({
  remediation_type: v.exactOptional(remediationTypeSchema),
  source: v.exactOptional(v.picklist(["best","ai"])),
  locale: v.exactOptional(remediationLocaleSchema),
  run_id: v.exactOptional(runIdSchema),
}) satisfies v.GenericSchema<unknown, CreateRemediationRequest>;
