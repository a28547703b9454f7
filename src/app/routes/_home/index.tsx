import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { OverviewPage, validateOverviewSearch, preloadOverview } from '@/pages/overview';

export const Route = createFileRoute('/_home/')({
  validateSearch: validateOverviewSearch,
  beforeLoad: ({ search, context }) => {
    if (context.user.first_run) throw redirect({ to: '/first-run', replace: true });
    return { search };
  },
  // Without `loaderDeps`: another question stays on the page that asks it.
  loader: ({ context }) => preloadOverview(context.queryClient, context.search, context.user),
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
