import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  ClientRepositoriesPage,
  preloadClientRepositories,
  validateClientRepositoriesSearch,
} from '@/pages/manage-clients';

export const Route = createFileRoute('/_home/manage-clients/repositories/$client_id')({
  validateSearch: validateClientRepositoriesSearch,
  beforeLoad: ({ search }) => ({ search }),
  // No `loaderDeps`: a changed search stays on the same page.
  loader: ({ context, params }) =>
    preloadClientRepositories(context.queryClient, params.client_id, context.search),
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
