import type { OpenedPullRequest } from '@/shared/api/generated/model';

type Facts = Pick<
  OpenedPullRequest,
  'attention' | 'state' | 'checks' | 'waiting' | 'findings' | 'fixed'
>;

/** The one state that a row shows. */
export type PullRequestKind =
  | NonNullable<OpenedPullRequest['attention']>
  | 'waiting'
  | 'checks_running'
  | 'checks_passed'
  | 'open'
  | 'gone'
  | 'merged'
  | 'closed';

export const kindOf = ({
  attention,
  state,
  checks,
  waiting,
  findings,
  fixed,
}: Facts): PullRequestKind => {
  if (attention !== null) return attention;
  if (state === 'closed') return 'closed';
  if (state === 'merged') return fixed === findings ? 'gone' : 'merged';
  if (waiting !== null) return 'waiting';
  if (checks?.state === 'pending') return 'checks_running';
  return checks?.state === 'passing' ? 'checks_passed' : 'open';
};

export const pullRequestGroups = ['needs_attention', 'open', 'done'] as const;
export type PullRequestGroup = (typeof pullRequestGroups)[number];

export const groupOf = ({
  attention,
  state,
}: Pick<OpenedPullRequest, 'attention' | 'state'>): PullRequestGroup =>
  attention !== null ? 'needs_attention' : state === 'open' ? 'open' : 'done';
