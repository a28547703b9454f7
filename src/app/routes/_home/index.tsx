import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { OverviewPage, validateOverviewSearch } from '@/pages/overview';

export const Route = createFileRoute('/_home/')({
  validateSearch: validateOverviewSearch,
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
