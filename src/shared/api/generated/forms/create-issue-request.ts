// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CreateIssueRequest } from '../model';

export const createIssueRequestSchema = v.strictObject({
  remediation_id: v.pipe(v.string(), v.uuid()),
  title: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(new RegExp("\\S", 'u')))),
  body: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(50000), v.regex(new RegExp("\\S", 'u')))),
}) satisfies v.GenericSchema<unknown, CreateIssueRequest>;
