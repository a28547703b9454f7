// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { UpdateClientRequest } from '../model';
import { aiConfigurationInputSchema } from './ai-configuration-input';
import { companyInputSchema } from './company-input';
import { scheduleScanSchema } from './schedule-scan';
import { semgrepCliRequestSchema } from './semgrep-cli-request';
import { subscriptionInputSchema } from './subscription-input';

export const updateClientRequestSchema = v.strictObject({
  organization_name: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(new RegExp("\\S", 'u')))),
  legal_name: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(300)))),
  address: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(500)))),
  enable_false_positive_analysis: v.exactOptional(v.boolean()),
  schedule_scan: v.exactOptional(scheduleScanSchema),
  autonomous_scan: v.exactOptional(v.boolean()),
  pipeline_integration: v.exactOptional(v.boolean()),
  excluded_tools: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(new RegExp("\\S", 'u')))), v.maxLength(200))),
  included_tools: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(new RegExp("\\S", 'u')))), v.maxLength(200))),
  google_oauth_token: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(4000)))),
  subscription: v.exactOptional(subscriptionInputSchema),
  semgrep_cli: v.exactOptional(semgrepCliRequestSchema),
  company: v.exactOptional(companyInputSchema),
  ai_configuration: v.exactOptional(aiConfigurationInputSchema),
  account_setup_at: v.exactOptional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
}) satisfies v.GenericSchema<unknown, UpdateClientRequest>;
