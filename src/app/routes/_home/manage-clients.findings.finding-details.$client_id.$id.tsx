import { createFileRoute } from '@tanstack/react-router';
import { ClientFindingPage, loadClientFinding } from '@/pages/manage-clients';

export const Route = createFileRoute(
  '/_home/manage-clients/findings/finding-details/$client_id/$id',
)({
  loader: ({ context, params }) =>
    loadClientFinding(context.queryClient, params.client_id, params.id),
  component: function ClientFinding() {
    const { client_id: clientId, id } = Route.useParams();
    return <ClientFindingPage clientId={clientId} id={id} />;
  },
});
