import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { MarketplacePage } from '@/pages/marketplace';
import { text } from '@/shared/lib/search';

export const Route = createFileRoute('/marketplace')({
  validateSearch: v.object({ token: text(4000) }),
  // Few users arrive from the marketplace, so its guard loads on demand.
  beforeLoad: async (args) =>
    (await import('../session/marketplace-guard')).requireMarketplaceAdmin(args),
  component: function Marketplace() {
    return <MarketplacePage token={Route.useSearch().token ?? ''} />;
  },
});
