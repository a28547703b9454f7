import * as v from 'valibot';

const maxPageLength = 2000;

const pathOf = (given: unknown): string | undefined =>
  typeof given === 'string' && given.startsWith('/') && given.length <= maxPageLength
    ? given.replace(/[?#].*$/, '')
    : undefined;

// Separate from the form: every page loads the route's search schema, but not the form.
/** The path that the user came from, without its query, which may contain private text. */
const searchSchema = v.object({
  about: v.optional(v.pipe(v.unknown(), v.transform(pathOf))),
});

export type FeedbackSearch = v.InferOutput<typeof searchSchema>;
export const validateFeedbackSearch = (search: Record<string, unknown>): FeedbackSearch =>
  v.parse(searchSchema, search);
