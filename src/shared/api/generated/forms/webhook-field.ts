// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { WebhookField } from '../model';

export const webhookFieldSchema = v.picklist(["title","severity","status","file_path","line","description","date","tool","cve","cwe"]) satisfies v.GenericSchema<unknown, WebhookField>;
