import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { MarketplacePage } from '@/pages/marketplace';
import { text } from '@/shared/lib/search';
import { requireMarketplaceAdmin } from '../session/marketplace-guard';

export const Route = createFileRoute('/marketplace')({
  validateSearch: v.object({ token: text(4000) }),
  beforeLoad: requireMarketplaceAdmin,
  component: function Marketplace() {
    return <MarketplacePage token={Route.useSearch().token ?? ''} />;
  },
});
