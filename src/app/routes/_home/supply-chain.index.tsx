import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { validateSupplyChainSearch } from '@/entities/supply-chain';
import { SupplyChainPage } from '@/pages/supply-chain';

export const Route = createFileRoute('/_home/supply-chain/')({
  validateSearch: validateSupplyChainSearch,
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
