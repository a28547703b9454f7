import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlanIncludes } from '@/shared/api/generated/model';

/** The quantities that plans limit. */
export const countedLimits = [
  'repositories',
  'members',
  'ai_fixes',
] as const satisfies readonly (keyof PlanIncludes)[];
export type CountedLimit = (typeof countedLimits)[number];

export const countedLimitNames: Readonly<Record<CountedLimit, MessageDescriptor>> = {
  repositories: msg`Repositories`,
  members: msg`Members`,
  ai_fixes: msg`AI fixes per month`,
};
