import * as v from 'valibot';
import { oneOf, text } from '@/shared/lib/search';

const schema = v.object({
  /** The rules when there is none. */
  view: oneOf(['controls']),
  /** What is searched for among the controls. */
  q: text(),
});

export type PoliciesSearch = v.InferOutput<typeof schema>;
export const validatePoliciesSearch = (search: Record<string, unknown>): PoliciesSearch =>
  v.parse(schema, search);
