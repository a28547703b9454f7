import * as v from 'valibot';
import { page, text } from '@/shared/lib/search';

/** The page validates plan and health, because every page loads the search schema of a route. */
const schema = v.object({ q: text(), tier: text(), health: text(), page });

export type ClientsSearch = v.InferOutput<typeof schema>;
export const validateClientsSearch = (search: Record<string, unknown>): ClientsSearch =>
  v.parse(schema, search);
