// Shared by the hosts' readers of checks.
import * as v from 'valibot';
import { createProblem } from '../../platform/http/problem-codes.ts';
import type { HostCheck } from './host.ts';
import { truncateText, webUrl } from './host-client.ts';

export type CheckState = HostCheck['state'];

export const checkName = v.pipe(
  v.string(),
  v.transform((name) => name.slice(0, 200)),
);
/** The URL of a check may be any text written by its creator. */
export const checkUrl = v.fallback(v.nullish(webUrl), null);
export const commitId = truncateText;

/** Others have pushed to the branch since, so it must not be replaced. */
export const assertUnmoved = (branch: string, head: string, now: string | undefined): void => {
  if (now !== head) throw createProblem(409, 'branch_moved', { branch });
};
