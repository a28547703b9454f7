import { createFileRoute } from '@tanstack/react-router';
import { ClientRepositoriesPage } from '@/pages/manage-clients';

export const Route = createFileRoute('/_home/manage-clients/repositories/$client_id')({
  component: function ClientRepositories() {
    return <ClientRepositoriesPage clientId={Route.useParams().client_id} />;
  },
});
