import { createFileRoute } from '@tanstack/react-router';
import { validateFindingsSearch } from '@/entities/finding';
import { ClientFindingPage } from '@/pages/manage-clients';

export const Route = createFileRoute(
  '/_home/manage-clients/findings/finding-details/$client_id/$id',
)({
  // The list that it was opened from.
  validateSearch: validateFindingsSearch,
  component: function ClientFinding() {
    const { client_id: clientId, id } = Route.useParams();
    return <ClientFindingPage clientId={clientId} id={id} />;
  },
});
