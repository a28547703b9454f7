export { supplyChainQueries } from './api/supply-chain-queries';
export { validateSupplyChainSearch, type SupplyChainSearch } from './model/supply-chain-search';
export { wallThreats } from './model/wall';
