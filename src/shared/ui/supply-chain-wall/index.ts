export type { Threat } from './merlon';
export { type ThreatLetter, threatLetters, threatNames } from './slsa-threats';
export { SupplyChainWall, type SupplyChainWallProps } from './supply-chain-wall';
