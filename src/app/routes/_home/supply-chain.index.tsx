import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { validateSupplyChainSearch } from '@/entities/supply-chain';
import { SupplyChainPage, preloadSupplyChain } from '@/pages/supply-chain';

export const Route = createFileRoute('/_home/supply-chain/')({
  validateSearch: validateSupplyChainSearch,
  beforeLoad: ({ search }) => ({ search }),
  // Without `loaderDeps`: another question stays on the page that asks it.
  loader: ({ context }) => preloadSupplyChain(context.queryClient, context.search),
  component: SupplyChainRoute,
});

function SupplyChainRoute() {
  const navigate = useNavigate();
  return (
    <SupplyChainPage
      search={Route.useSearch()}
      onSearch={(next) => void navigate({ to: '/supply-chain', search: next, replace: true })}
    />
  );
}
