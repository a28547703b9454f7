export { marketplaceRoutes } from './marketplace/marketplace.routes.ts';
export { syncMarketplaceAccounts } from './marketplace/marketplace.service.ts';
export { findAccountByClient } from './plans/accounts.repo.ts';
export { endOfPilot, endPilots, isPiloting, lastDayOfPilot } from './plans/pilot.ts';
export { pricingRoutes } from './plans/pricing.routes.ts';
export { stripeRoutes } from './stripe/stripe.routes.ts';
