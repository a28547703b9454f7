import * as v from 'valibot';
import type { ListOutboxParams } from '@/shared/api/generated/model';

export const mailStates = ['queued', 'sent', 'failed', 'cancelled'] as const;
export const mailPageSize = 50;

const schema = v.object({
  q: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.minLength(1), v.maxLength(200))), undefined),
  state: v.fallback(v.optional(v.picklist(mailStates)), undefined),
  page: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(2), v.maxValue(1_000_000))), undefined),
  /** The mail that is open beside the list, or instead of it on a phone. */
  mail: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
});

export type MailSearch = v.InferOutput<typeof schema>;
export const validateMailSearch = (search: Record<string, unknown>): MailSearch => v.parse(schema, search);
export const mailParams = ({ q, state, page = 1 }: MailSearch): ListOutboxParams => ({ page, page_size: mailPageSize, ...(q !== undefined && { q }), ...(state && { state: [state] }) });
