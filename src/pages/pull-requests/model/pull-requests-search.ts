import * as v from 'valibot';
import type { ListPullRequestsParams } from '@/shared/api/generated/model';
import { oneOf, page, text } from '@/shared/lib/search';

export const pullRequestStates = ['needs_attention', 'open', 'merged', 'closed'] as const;

export const pullRequestPageSize = 50;

const schema = v.object({
  state: oneOf(pullRequestStates),
  repository: text(),
  /** A team that owns any of its findings. */
  team: text(),
  mine: oneOf(['true']),
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
  team,
  mine,
  ended,
  page: at = 1,
}: PullRequestsSearch): ListPullRequestsParams => ({
  page: at,
  page_size: pullRequestPageSize,
  ...(state !== undefined && { state }),
  ...(repository !== undefined && { repository }),
  ...(team !== undefined && { team }),
  ...(mine !== undefined && { mine: true }),
  ...(ended !== undefined && { ended_within: 30 }),
});

/** The filters that stay when a tab or figure links to another state. */
export type PullRequestOwner = Pick<PullRequestsSearch, 'repository' | 'team' | 'mine'>;
