// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SaveFindingColumnsRequest } from '../model';
import { columnInputSchema } from './column-input';

export const saveFindingColumnsRequestSchema = v.strictObject({
  columns: v.pipe(v.array(columnInputSchema), v.minLength(1), v.maxLength(60)),
}) satisfies v.GenericSchema<unknown, SaveFindingColumnsRequest>;
