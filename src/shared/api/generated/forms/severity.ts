// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { Severity } from '../model';

export const severitySchema = v.picklist(["critical","high","medium","low","info"]) satisfies v.GenericSchema<unknown, Severity>;
