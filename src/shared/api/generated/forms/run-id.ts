// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { RunId } from '../model';

export const runIdSchema = v.pipe(v.string(), v.uuid()) satisfies v.GenericSchema<unknown, RunId>;
