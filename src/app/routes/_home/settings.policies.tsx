import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PoliciesPage, validatePoliciesSearch, preloadPolicies } from '@/pages/policies';

export const Route = createFileRoute('/_home/settings/policies')({
  validateSearch: validatePoliciesSearch,
  loader: ({ context }) => preloadPolicies(context.queryClient),
  component: PoliciesRoute,
});

function PoliciesRoute() {
  const navigate = useNavigate();
  return (
    <PoliciesPage
      search={Route.useSearch()}
      onSearch={(next) => void navigate({ to: '/settings/policies', search: next, replace: true })}
    />
  );
}
