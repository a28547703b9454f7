// What the hosts' readers of checks share.
import * as v from 'valibot';
import { createProblem } from '../../platform/http/problem-codes.ts';
import type { HostCheck } from './host.ts';
import { truncateText, webUrl } from './host-client.ts';

export type CheckState = HostCheck['state'];

export const checkName = v.pipe(
  v.string(),
  v.transform((name) => name.slice(0, 200)),
);
/** The page of a check may be anything that its maker wrote. */
export const checkUrl = v.fallback(v.nullish(webUrl), null);
export const commitId = truncateText;

/** Others have pushed to the branch since, so that it is not replaced. */
export const assertUnmoved = (branch: string, head: string, now: string | undefined): void => {
  if (now !== head) throw createProblem(409, 'branch_moved', { branch });
};
