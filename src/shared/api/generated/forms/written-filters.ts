// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { WrittenFilters } from '../model';

export const writtenFiltersSchema = v.record(v.string(), v.string()) satisfies v.GenericSchema<unknown, WrittenFilters>;
