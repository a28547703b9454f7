// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SeenAt } from '../model';

export const seenAtSchema = v.pipe(v.string(), v.isoTimestamp()) satisfies v.GenericSchema<unknown, SeenAt>;
