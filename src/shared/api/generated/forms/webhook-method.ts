// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { WebhookMethod } from '../model';

export const webhookMethodSchema = v.picklist(["POST","PUT","PATCH"]) satisfies v.GenericSchema<unknown, WebhookMethod>;
