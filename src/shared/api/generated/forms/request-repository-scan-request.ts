// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { RequestRepositoryScanRequest } from '../model';

export const requestRepositoryScanRequestSchema = v.strictObject({
  repository_id: v.pipe(v.string(), v.uuid()),
  scan_type: v.picklist(["full","sast","sca","secret","iac"]),
}) satisfies v.GenericSchema<unknown, RequestRepositoryScanRequest>;
