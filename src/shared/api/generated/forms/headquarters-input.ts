// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { HeadquartersInput } from '../model';
import { coordinateInputSchema } from './coordinate-input';

export const headquartersInputSchema = v.strictObject({
  coordinate: v.exactOptional(v.nullable(coordinateInputSchema)),
  locations: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(50))),
}) satisfies v.GenericSchema<unknown, HeadquartersInput>;
