// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CreateNotificationRequest } from '../model';

export const createNotificationRequestSchema = v.strictObject({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(new RegExp("\\S", 'u'))),
  message: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
  subject_type: v.exactOptional(v.picklist(["finding","scan","repository"])),
  subject_id: v.exactOptional(v.pipe(v.string(), v.uuid())),
}) satisfies v.GenericSchema<unknown, CreateNotificationRequest>;
