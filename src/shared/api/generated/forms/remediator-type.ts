// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { RemediatorType } from '../model';

export const remediatorTypeSchema = v.picklist(["azure","openai"]) satisfies v.GenericSchema<unknown, RemediatorType>;
