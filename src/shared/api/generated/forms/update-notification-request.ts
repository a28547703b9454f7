// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { UpdateNotificationRequest } from '../model';
import { notificationStatusSchema } from './notification-status';

export const updateNotificationRequestSchema = v.strictObject({
  status: notificationStatusSchema,
}) satisfies v.GenericSchema<unknown, UpdateNotificationRequest>;
