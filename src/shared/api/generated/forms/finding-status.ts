// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { FindingStatus } from '../model';

export const findingStatusSchema = v.picklist(["open","in_progress","fixed","risk_accepted"]) satisfies v.GenericSchema<unknown, FindingStatus>;
