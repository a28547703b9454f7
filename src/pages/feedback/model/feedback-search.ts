import * as v from 'valibot';

export const longestPage = 2000;

// Apart from the form: every page's first script knows the addresses, and none of the forms.
/** The page that one came from: most feedback is about that. Its path only; a search may hold the organisation's own words. */
const searchSchema = v.object({
  about: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.startsWith('/'),
        v.maxLength(longestPage),
        v.transform((path) => path.replace(/[?#].*$/, '')),
      ),
    ),
    undefined,
  ),
});

export type FeedbackSearch = v.InferOutput<typeof searchSchema>;
export const validateFeedbackSearch = (search: Record<string, unknown>): FeedbackSearch =>
  v.parse(searchSchema, search);
