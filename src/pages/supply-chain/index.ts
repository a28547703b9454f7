export { SupplyChainPage } from './ui/supply-chain-page';
