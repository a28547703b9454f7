import { createFileRoute } from '@tanstack/react-router';
import { supplyChainQueries } from '@/entities/supply-chain';
import { ComponentPage } from '@/pages/supply-chain-component';

export const Route = createFileRoute('/_home/supply-chain/components/$id')({
  loader: ({ context, params }) =>
    context.queryClient.query({ ...supplyChainQueries.component(params.id), staleTime: 'static' }),
  component: ComponentRoute,
});

function ComponentRoute() {
  return <ComponentPage component={Route.useLoaderData()} />;
}
