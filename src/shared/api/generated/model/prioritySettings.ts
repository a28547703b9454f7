/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ComplianceFrameworks } from './complianceFrameworks.ts';
import type { ComplianceStandars } from './complianceStandars.ts';
import type { ExploitabilityFactors } from './exploitabilityFactors.ts';
import type { ImpactOnCriticalSystems } from './impactOnCriticalSystems.ts';
import type { IndustryStandardFrameworks } from './industryStandardFrameworks.ts';
import type { PriorityWeights } from './priorityWeights.ts';

/**
 * The manage-prioritization settings.
 */
export interface PrioritySettings {
  /** Off: the defaults count. */
  toggle: boolean;
  industryStandardFrameworks: IndustryStandardFrameworks;
  complianceFrameworks: ComplianceFrameworks;
  exploitabilityFactors: ExploitabilityFactors;
  impactOnCriticalSystems: ImpactOnCriticalSystems;
  complianceStandars: ComplianceStandars;
  weights: PriorityWeights;
}
