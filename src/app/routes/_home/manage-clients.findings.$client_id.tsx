import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { validateFindingsSearch } from '@/entities/finding';
import { ClientFindingsPage } from '@/pages/findings';
import { preloadClientFindings, useClientFindingsFrame } from '@/pages/manage-clients';

export const Route = createFileRoute('/_home/manage-clients/findings/$client_id')({
  validateSearch: validateFindingsSearch,
  beforeLoad: ({ search }) => ({ search }),
  // No `loaderDeps`: a changed search stays on the same page.
  loader: ({ context, params }) =>
    preloadClientFindings(context.queryClient, params.client_id, context.search),
  component: ClientFindingsRoute,
});

function ClientFindingsRoute() {
  const { client_id: clientId } = Route.useParams();
  const search = Route.useSearch({ structuralSharing: true });
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <ClientFindingsPage
      key={clientId}
      clients={clientId}
      {...useClientFindingsFrame(clientId)}
      search={search}
      onSearch={(next, { replace } = { replace: false }) =>
        void navigate({ search: next, replace })
      }
    />
  );
}
