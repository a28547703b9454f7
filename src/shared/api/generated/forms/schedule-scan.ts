// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ScheduleScan } from '../model';

export const scheduleScanSchema = v.picklist(["off","daily","weekly","monthly"]) satisfies v.GenericSchema<unknown, ScheduleScan>;
