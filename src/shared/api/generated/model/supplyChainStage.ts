/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NamedCount } from './namedCount.ts';
import type { Severity } from './severity.ts';
import type { SupplyChainStageStage } from './supplyChainStageStage.ts';

/**
 * A step of the delivery path and what threatens it.
 */
export interface SupplyChainStage {
  stage: SupplyChainStageStage;
  threats: NamedCount[];
  /** @minimum 0 */
  total: number;
  worst: Severity | null;
}
