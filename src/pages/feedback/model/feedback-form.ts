import * as v from 'valibot';
import { feedbackRequestSchema } from '@/shared/api/generated/forms/connectors';

export const feedbackKinds = feedbackRequestSchema.entries.kind.options;

export const feedbackSchema = v.pick(feedbackRequestSchema, [
  'kind',
  'message',
  'page',
  'may_contact',
]);
