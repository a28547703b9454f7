import * as v from 'valibot';

const maxPageLength = 2000;

// Separate from the form: every page loads the route's search schema, but not the form.
/** The path that the user came from. Without its query, which may contain private text. */
const searchSchema = v.object({
  about: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.startsWith('/'),
        v.maxLength(maxPageLength),
        v.transform((path) => path.replace(/[?#].*$/, '')),
      ),
    ),
    undefined,
  ),
});

export type FeedbackSearch = v.InferOutput<typeof searchSchema>;
export const validateFeedbackSearch = (search: Record<string, unknown>): FeedbackSearch =>
  v.parse(searchSchema, search);
