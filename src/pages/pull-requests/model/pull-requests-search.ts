import * as v from 'valibot';
import type { ListPullRequestsParams } from '@/shared/api/generated/model';
import { oneOf, page, text } from '@/shared/lib/search';

export const pullRequestStates = ['needs_attention', 'open', 'merged', 'closed'] as const;

export const pullRequestPageSize = 50;

const schema = v.object({
  state: oneOf(pullRequestStates),
  repository: text(),
  /** Merged or closed in the last 30 days. */
  ended: oneOf(['30d']),
  page,
});

export type PullRequestsSearch = v.InferOutput<typeof schema>;
export const validatePullRequestsSearch = (search: Record<string, unknown>): PullRequestsSearch =>
  v.parse(schema, search);

export const pullRequestParams = ({
  state,
  repository,
  ended,
  page: at = 1,
}: PullRequestsSearch): ListPullRequestsParams => ({
  page: at,
  page_size: pullRequestPageSize,
  ...(state !== undefined && { state }),
  ...(repository !== undefined && { repository }),
  ...(ended !== undefined && { ended_within: 30 }),
});
