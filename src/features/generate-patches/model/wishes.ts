import type { PullRequestPer } from '@/shared/api/generated/model';

/** Whether pull requests are drafts: as each repository has it set, or as chosen for this run. */
export type DraftWish = 'as_set' | 'draft' | 'ready';

/** What one pull request covers, in the same way. */
export type PerWish = 'as_set' | PullRequestPer;

/** What a request says of both; nothing leaves it to the repositories. */
export const pullRequestFields = (
  per: PerWish,
  draft: DraftWish,
): { pull_request_per?: PullRequestPer; draft?: boolean } => ({
  ...(per !== 'as_set' && { pull_request_per: per }),
  ...(draft !== 'as_set' && { draft: draft === 'draft' }),
});
