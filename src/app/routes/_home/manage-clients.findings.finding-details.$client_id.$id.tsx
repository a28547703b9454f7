import { createFileRoute } from '@tanstack/react-router';
import { validateFindingsSearch } from '@/entities/finding';
import { ClientFindingPage, loadClientFinding } from '@/pages/manage-clients';

export const Route = createFileRoute(
  '/_home/manage-clients/findings/finding-details/$client_id/$id',
)({
  // The search of the list that it was opened from.
  validateSearch: validateFindingsSearch,
  loader: ({ context, params }) =>
    loadClientFinding(context.queryClient, params.client_id, params.id),
  component: function ClientFinding() {
    const { client_id: clientId, id } = Route.useParams();
    return <ClientFindingPage clientId={clientId} id={id} />;
  },
});
