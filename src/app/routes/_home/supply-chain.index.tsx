import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { type SupplyChainSearch, validateSupplyChainSearch } from '@/entities/supply-chain';
import { SupplyChainPage, preloadSupplyChain } from '@/pages/supply-chain';

export const Route = createFileRoute('/_home/supply-chain/')({
  // The page and the loader normalize it, because every page loads this file.
  validateSearch: (search: object): SupplyChainSearch => search,
  // No `loaderDeps`: a changed search stays on the same page.
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
