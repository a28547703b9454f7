import type { Pricing } from '../../generated/model';
import { getListPricingsResponseMock } from '../generated/pricing/pricing.msw';

type Facts = Pick<Pricing, 'name' | 'tier' | 'price_usd' | 'features' | 'included'>;

const offered: readonly Facts[] = [
  {
    name: 'Watch',
    tier: 'starter',
    price_usd: 290,
    features: ['Supply chain and SBOM'],
    included: { repositories: 25, members: 10, ai_fixes: 0 },
  },
  {
    name: 'Rampart',
    tier: 'team',
    price_usd: 1450,
    features: ['Supply chain and SBOM', 'Webhooks', 'Deep reasoning'],
    included: { repositories: 500, members: 100, ai_fixes: 2000 },
  },
  {
    name: 'Citadel',
    tier: 'enterprise',
    price_usd: 4900,
    features: ['Supply chain and SBOM', 'Webhooks', 'Deep reasoning', 'Own AI models'],
    included: { repositories: null, members: null, ai_fixes: 10_000 },
  },
];

/** A plan for each paid tier, by ascending price. */
export const makePricings = (): Pricing[] => {
  const [example] = getListPricingsResponseMock().data;
  if (!example) throw new Error('The contract has no example of a plan.');
  return offered.map((plan, index) => ({
    ...example,
    ...plan,
    id: `01980a5c-0f20-7000-8000-00000000000${index + 1}`,
    description: null,
    stripe_product_id: `prod_${plan.name.toLowerCase()}`,
  }));
};
