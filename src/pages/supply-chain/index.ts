export { SupplyChainPage } from './ui/supply-chain-page';
export { preloadSupplyChain } from './api/preload-supply-chain';
