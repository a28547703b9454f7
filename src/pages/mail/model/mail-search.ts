import * as v from 'valibot';
import type { ListOutboxParams } from '@/shared/api/generated/model';

export const mailStates = ['queued', 'sent', 'failed', 'cancelled'] as const;
const schema = v.object({
  state: v.fallback(v.optional(v.picklist(mailStates)), undefined),
  page: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(2))), undefined),
});

export type MailSearch = v.InferOutput<typeof schema>;
export const validateMailSearch = (search: Record<string, unknown>): MailSearch => v.parse(schema, search);
export const mailParams = ({ state, page = 1 }: MailSearch): ListOutboxParams => ({ page, page_size: 50, ...(state && { state: [state] }) });
