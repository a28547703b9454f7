// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { WebhookAuthenticationType } from '../model';

export const webhookAuthenticationTypeSchema = v.picklist(["none","basic","bearer","api_key"]) satisfies v.GenericSchema<unknown, WebhookAuthenticationType>;
