import * as v from 'valibot';
import { oneOf, page, text } from '@/shared/lib/search';

const schema = v.object({
  q: text(),
  sort_field: oneOf(['nickname', 'open_findings', 'last_scan_at']),
  sort: oneOf(['asc', 'desc']),
  page,
});

export type ClientRepositoriesSearch = v.InferOutput<typeof schema>;
export type ClientRepositorySort = NonNullable<ClientRepositoriesSearch['sort_field']>;

export const validateClientRepositoriesSearch = (
  search: Readonly<Record<string, unknown>>,
): ClientRepositoriesSearch => v.parse(schema, search);
