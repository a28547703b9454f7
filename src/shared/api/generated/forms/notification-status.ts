// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { NotificationStatus } from '../model';

export const notificationStatusSchema = v.picklist(["unread","read"]) satisfies v.GenericSchema<unknown, NotificationStatus>;
