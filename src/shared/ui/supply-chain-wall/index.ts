export type { Threat } from './merlon';
export { threatMeanings, threatNames } from './threat-names';
export { SupplyChainWall, type SupplyChainWallProps } from './supply-chain-wall';
