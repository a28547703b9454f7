// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { FeedbackKind } from '../model';

export const feedbackKindSchema = v.picklist(["idea","problem","praise"]) satisfies v.GenericSchema<unknown, FeedbackKind>;
