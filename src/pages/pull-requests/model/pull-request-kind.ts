import type { OpenedPullRequest } from '@/shared/api/generated/model';

type Facts = Pick<
  OpenedPullRequest,
  'attention' | 'state' | 'checks' | 'waiting' | 'updating' | 'findings' | 'fixed'
>;

/** The state that a row shows. */
export type PullRequestKind =
  | NonNullable<OpenedPullRequest['attention']>
  | 'updating'
  | 'waiting'
  | 'checks_running'
  | 'checks_passed'
  | 'open'
  | 'gone'
  | 'partly_gone'
  | 'merged'
  | 'closed';

export const kindOf = ({
  attention,
  state,
  checks,
  waiting,
  updating,
  findings,
  fixed,
}: Facts): PullRequestKind => {
  if (updating && state === 'open') return 'updating';
  if (attention !== null) return attention;
  if (state === 'closed') return 'closed';
  if (state === 'merged') return fixed === 0 ? 'merged' : fixed < findings ? 'partly_gone' : 'gone';
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
