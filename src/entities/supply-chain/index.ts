export { invalidateSupplyChain, supplyChainQueries } from './api/supply-chain-queries';
export {
  componentViews,
  validateSupplyChainSearch,
  type ComponentView,
  type SupplyChainSearch,
} from './model/supply-chain-search';
export { wallThreats } from './model/wall';
export { subjectName } from './model/subject-name';
