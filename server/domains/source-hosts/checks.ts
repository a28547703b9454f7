// Checks of a commit, read page by page.
import * as v from 'valibot';
import { createProblem } from '../../platform/http/problem-codes.ts';
import type { HostCheck } from './host.ts';
import { truncateText, webUrl } from './host-client.ts';

export type CheckState = HostCheck['state'];

/** More are of no use to a reader, and hosts limit calls. */
const mostPages = 20;

/** All rows of a list whose last page is the first that is not full. */
export const followPages = async <Row>(
  pageSize: number,
  read: (page: number) => Promise<readonly Row[]>,
): Promise<Row[]> => {
  const all: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const rows = await read(page);
    all.push(...rows);
    if (rows.length < pageSize) break;
  }
  return all;
};

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
