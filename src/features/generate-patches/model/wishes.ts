import type { PullRequestPer } from '@/shared/api/generated/model';

/** Whether pull requests are drafts: by each repository's settings, or as chosen for this run. */
export type DraftWish = 'as_set' | 'draft' | 'ready';

/** What one pull request covers, with the same default. */
export type PerWish = 'as_set' | PullRequestPer;

/** The request fields of both; an absent one uses the repositories' settings. */
export const pullRequestFields = (
  per: PerWish,
  draft: DraftWish,
): { pull_request_per?: PullRequestPer; draft?: boolean } => ({
  ...(per !== 'as_set' && { pull_request_per: per }),
  ...(draft !== 'as_set' && { draft: draft === 'draft' }),
});
