import * as v from 'valibot';
import { oneOf, text } from '@/shared/lib/search';

const controlResults = ['open', 'nothing_found', 'recorded', 'not_assessed'] as const;
export type ControlResult = (typeof controlResults)[number];

const schema = v.object({
  /** Defaults to the rules. */
  view: oneOf(['controls', 'triage']),
  /** Search text for controls. */
  q: text(),
  /** Only controls with this result; absent: all. */
  result: oneOf(controlResults),
});

export type PoliciesSearch = v.InferOutput<typeof schema>;
export const validatePoliciesSearch = (search: Record<string, unknown>): PoliciesSearch =>
  v.parse(schema, search);
