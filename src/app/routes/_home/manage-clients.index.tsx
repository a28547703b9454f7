import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ManageClientsPage, validateClientsSearch, preloadClients } from '@/pages/manage-clients';

export const Route = createFileRoute('/_home/manage-clients/')({
  validateSearch: validateClientsSearch,
  beforeLoad: ({ search }) => ({ search }),
  // No `loaderDeps`: a changed search stays on the same page.
  loader: ({ context }) => preloadClients(context.queryClient, context.search),
  component: ManageClientsRoute,
});

function ManageClientsRoute() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <ManageClientsPage
      search={search}
      onSearch={(next) => void navigate({ to: '/manage-clients', search: next })}
    />
  );
}
