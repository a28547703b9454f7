// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CoordinateInput } from '../model';

export const coordinateInputSchema = v.strictObject({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  long: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
}) satisfies v.GenericSchema<unknown, CoordinateInput>;
