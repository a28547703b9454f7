import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { OverviewPage, validateOverviewSearch, preloadOverview } from '@/pages/overview';

export const Route = createFileRoute('/_home/')({
  validateSearch: validateOverviewSearch,
  beforeLoad: ({ search }) => ({ search }),
  // No `loaderDeps`: a changed search stays on the same page.
  loader: ({ context: { queryClient, search, user } }) => {
    if (user.first_run) throw redirect({ to: '/first-run', replace: true });
    return preloadOverview(queryClient, search, user);
  },
  component: OverviewRoute,
});

function OverviewRoute() {
  const navigate = useNavigate();
  return (
    <OverviewPage
      search={Route.useSearch()}
      onSearch={(next) => void navigate({ to: '/', search: next })}
    />
  );
}
