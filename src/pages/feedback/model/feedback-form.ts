import * as v from 'valibot';
import { required } from '@/shared/lib/form';
import { longestPage } from './feedback-search';

export const feedbackKinds = ['idea', 'problem', 'praise'] as const;
const longest = 5000;

export const feedbackSchema = v.object({
  kind: v.picklist(feedbackKinds),
  message: required(longest),
  page: v.pipe(v.string(), v.trim(), v.maxLength(longestPage)),
  may_contact: v.boolean(),
});
