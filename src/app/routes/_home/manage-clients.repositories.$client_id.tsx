import { createFileRoute } from '@tanstack/react-router';
import { ClientRepositoriesPage, preloadClientRepositories } from '@/pages/manage-clients';

export const Route = createFileRoute('/_home/manage-clients/repositories/$client_id')({
  loader: ({ context, params }) => preloadClientRepositories(context.queryClient, params.client_id),
  component: function ClientRepositories() {
    return <ClientRepositoriesPage clientId={Route.useParams().client_id} />;
  },
});
