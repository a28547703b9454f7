// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ColumnInput } from '../model';

export const columnInputSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(new RegExp("^[a-z_0-9]{1,60}$", 'u'))),
  width: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(40), v.maxValue(1200)))),
}) satisfies v.GenericSchema<unknown, ColumnInput>;
