import * as v from 'valibot';
import { id, oneOf, page, text } from '@/shared/lib/search';

export const mailStates = ['queued', 'sent', 'failed', 'cancelled'] as const;

const schema = v.object({
  q: text(),
  state: oneOf(mailStates),
  page,
  /** The mail that is open beside the list, or instead of it on a phone. */
  mail: id,
});

export type MailSearch = v.InferOutput<typeof schema>;
export const validateMailSearch = (search: Record<string, unknown>): MailSearch =>
  v.parse(schema, search);
