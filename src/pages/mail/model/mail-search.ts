import * as v from 'valibot';
import { oneOf, page, text } from '@/shared/lib/search';

export const mailStates = ['queued', 'sent', 'failed', 'cancelled'] as const;

const schema = v.object({
  q: text(),
  state: oneOf(mailStates),
  page,
  /** The mail that is open beside the list, or instead of it on a phone. */
  mail: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
});

export type MailSearch = v.InferOutput<typeof schema>;
export const validateMailSearch = (search: Record<string, unknown>): MailSearch =>
  v.parse(schema, search);
