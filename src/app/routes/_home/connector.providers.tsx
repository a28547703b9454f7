import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ProvidersPage, loadProviders } from '@/pages/connectors';
import { text } from '@/shared/lib/search';

export const Route = createFileRoute('/_home/connector/providers')({
  validateSearch: v.object({
    source_control: text(50),
    code: text(2000),
    state: text(500),
    installation_id: text(20),
  }),
  loader: ({ context }) => loadProviders(context.queryClient, context.user),
  component: function Providers() {
    return <ProvidersPage search={Route.useSearch()} />;
  },
});
