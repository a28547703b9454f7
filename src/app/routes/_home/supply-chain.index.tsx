import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { type SupplyChainSearch, validateSupplyChainSearch } from '@/entities/supply-chain';
import { SupplyChainPage, preloadSupplyChain } from '@/pages/supply-chain';

export const Route = createFileRoute('/_home/supply-chain/')({
  // The page and the loader normalize it: this file is part of every page's scripts.
  validateSearch: (search: object): SupplyChainSearch => search,
  // Without `loaderDeps`: another question stays on the page that asks it.
  loader: ({ context, location }) =>
    preloadSupplyChain(context.queryClient, validateSupplyChainSearch({ ...location.search })),
  component: SupplyChainRoute,
});

function SupplyChainRoute() {
  const navigate = useNavigate();
  return (
    <SupplyChainPage
      search={validateSupplyChainSearch({ ...Route.useSearch() })}
      onSearch={(next) => void navigate({ to: '/supply-chain', search: next, replace: true })}
    />
  );
}
