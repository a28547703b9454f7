export { invalidateSupplyChain, supplyChainQueries } from './api/supply-chain-queries';
export {
  componentViews,
  validateSupplyChainSearch,
  type ComponentView,
  type SupplyChainSearch,
} from './model/supply-chain-search';
export { isAssessed, isLookedAt, isRecorded } from './model/assessment';
export { AssessmentMark, AssessmentNote, AssessmentLabel } from './ui/assessment';
export { threatsByStage } from './model/threats-by-stage';
export { threatNames } from './model/threat-labels';
export { threatMeanings } from './model/threat-meanings';
export { SlsaOverview } from './ui/slsa-overview/slsa-overview';
export { subjectName } from './model/subject-name';
