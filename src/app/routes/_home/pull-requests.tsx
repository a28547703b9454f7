import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  preloadPullRequests,
  PullRequestsPage,
  type PullRequestsSearch,
  validatePullRequestsSearch,
} from '@/pages/pull-requests';

export const Route = createFileRoute('/_home/pull-requests')({
  // The page and the loader normalize it, because every page loads this file.
  validateSearch: (search: object): PullRequestsSearch => search,
  // No `loaderDeps`: a changed search stays on the same page.
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
