/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SupplyChainStage } from './supplyChainStage.ts';

/**
 * The delivery path by SLSA 1.2 threats.
 */
export interface SupplyChainChart {
  data: SupplyChainStage[];
  is_exact: boolean;
}
