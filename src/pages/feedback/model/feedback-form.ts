import * as v from 'valibot';
import { required } from '@/shared/lib/form';

export const feedbackKinds = ['idea', 'problem', 'praise'] as const;
const longest = 5000;
const longestPage = 2000;

export const feedbackSchema = v.object({
  kind: v.picklist(feedbackKinds),
  message: required(longest),
  page: v.pipe(v.string(), v.trim(), v.maxLength(longestPage)),
  may_contact: v.boolean(),
});

/** The page that one came from: most feedback is about that. Its path only; a search may hold the organisation's own words. */
const searchSchema = v.object({ about: v.fallback(v.optional(v.pipe(v.string(), v.startsWith('/'), v.maxLength(longestPage), v.transform((path) => path.replace(/[?#].*$/, '')))), undefined) });

export type FeedbackSearch = v.InferOutput<typeof searchSchema>;
export const validateFeedbackSearch = (search: Record<string, unknown>): FeedbackSearch => v.parse(searchSchema, search);
