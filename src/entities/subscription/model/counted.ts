import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlanIncludes } from '@/shared/api/generated/model';

/** What plans hold a number of. */
export const counted = [
  'repositories',
  'members',
  'ai_fixes',
] as const satisfies readonly (keyof PlanIncludes)[];
export type Counted = (typeof counted)[number];

export const countedNames: Readonly<Record<Counted, MessageDescriptor>> = {
  repositories: msg`Repositories`,
  members: msg`Members`,
  ai_fixes: msg`AI fixes a month`,
};
