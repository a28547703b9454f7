import { createFileRoute } from '@tanstack/react-router';
import { ClientFindingsPage, preloadClientFindings } from '@/pages/manage-clients';

export const Route = createFileRoute('/_home/manage-clients/findings/$client_id')({
  loader: ({ context, params }) => preloadClientFindings(context.queryClient, params.client_id),
  component: function ClientFindings() {
    return <ClientFindingsPage clientId={Route.useParams().client_id} />;
  },
});
