import { createFileRoute, useNavigate } from '@tanstack/react-router';
import type { FindingsSearch } from '@/entities/finding';
import { ClientFindingsPage } from '@/pages/findings';
import {
  clientsOf,
  preloadAllFindings,
  useAllClientsFrame,
  validateAllFindingsSearch,
  withClients,
} from '@/pages/manage-clients';

export const Route = createFileRoute('/_home/manage-clients/findings/')({
  validateSearch: validateAllFindingsSearch,
  beforeLoad: ({ search }) => ({ search }),
  // No `loaderDeps`: a changed search stays on the same page.
  loader: ({ context }) => preloadAllFindings(context.queryClient, context.search),
  component: AllFindingsRoute,
});

function AllFindingsRoute() {
  const search = Route.useSearch({
    select: ({ client_id: _ids, ...findings }): FindingsSearch => findings,
    structuralSharing: true,
  });
  const clients = Route.useSearch({ select: clientsOf, structuralSharing: true });
  const navigate = useNavigate({ from: Route.fullPath });
  const frame = useAllClientsFrame({
    search,
    clients,
    onClients: (chosen) => void navigate({ search: withClients(search, chosen) }),
  });
  return (
    <ClientFindingsPage
      clients={clients}
      {...frame}
      search={search}
      onSearch={(next, { replace } = { replace: false }) =>
        void navigate({ search: withClients(next, clients), replace })
      }
    />
  );
}
