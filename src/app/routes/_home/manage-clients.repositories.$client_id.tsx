import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ClientRepositoriesPage, validateClientRepositoriesSearch } from '@/pages/manage-clients';

export const Route = createFileRoute('/_home/manage-clients/repositories/$client_id')({
  validateSearch: validateClientRepositoriesSearch,
  component: ClientRepositoriesRoute,
});

function ClientRepositoriesRoute() {
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <ClientRepositoriesPage
      clientId={Route.useParams().client_id}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
