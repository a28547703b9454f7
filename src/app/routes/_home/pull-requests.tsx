import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  preloadPullRequests,
  PullRequestsPage,
  type PullRequestsSearch,
  validatePullRequestsSearch,
} from '@/pages/pull-requests';

export const Route = createFileRoute('/_home/pull-requests')({
  // The page and the loader normalize it: this file is part of every page's scripts.
  validateSearch: (search: object): PullRequestsSearch => search,
  // Without `loaderDeps`: another question stays on the page that asks it.
  loader: ({ context, location }) =>
    preloadPullRequests(context.queryClient, validatePullRequestsSearch({ ...location.search })),
  component: PullRequestsRoute,
});

function PullRequestsRoute() {
  const navigate = useNavigate();
  return (
    <PullRequestsPage
      search={validatePullRequestsSearch({ ...Route.useSearch() })}
      onSearch={(next) => void navigate({ to: '/pull-requests', search: next })}
    />
  );
}
