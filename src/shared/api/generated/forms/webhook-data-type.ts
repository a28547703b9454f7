// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { WebhookDataType } from '../model';

export const webhookDataTypeSchema = v.picklist(["json","xml","text","form"]) satisfies v.GenericSchema<unknown, WebhookDataType>;
