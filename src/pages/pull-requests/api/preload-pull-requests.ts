import type { QueryClient } from '@tanstack/react-query';
import { getListPullRequestsQueryOptions } from '@/shared/api/generated/remediation';
import { preload } from '@/shared/lib/preload';
import { pullRequestParams, type PullRequestsSearch } from '../model/pull-requests-search';

export const preloadPullRequests = (client: QueryClient, search: PullRequestsSearch) =>
  preload(client, [getListPullRequestsQueryOptions(pullRequestParams(search))]);
