// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { FindingSelectionInput } from '../model';
import { writtenFiltersSchema } from './written-filters';

export const findingSelectionInputSchema = v.strictObject({
  filter: writtenFiltersSchema,
  except: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(10000))),
  as_of: v.pipe(v.string(), v.isoTimestamp()),
  expected_total: v.pipe(v.number(), v.integer(), v.minValue(0)),
}) satisfies v.GenericSchema<unknown, FindingSelectionInput>;
