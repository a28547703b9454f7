import * as v from 'valibot';
import { page, text } from '@/shared/lib/search';

/**
 * Which plans and healths there are the page knows: everybody loads what a route says of its
 * search.
 */
const schema = v.object({ q: text(), tier: text(), health: text(), page });

export type ClientsSearch = v.InferOutput<typeof schema>;
export const validateClientsSearch = (search: Record<string, unknown>): ClientsSearch =>
  v.parse(schema, search);
