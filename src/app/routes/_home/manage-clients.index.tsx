import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ManageClientsPage, validateClientsSearch } from '@/pages/manage-clients';

export const Route = createFileRoute('/_home/manage-clients/')({
  validateSearch: validateClientsSearch,
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
