export { MarketplacePage } from './ui/marketplace-page';
