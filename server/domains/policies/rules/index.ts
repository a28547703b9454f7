export {
  complianceCategory,
  type ControlSet,
  toControlSet,
  frameworkPolicies,
  isControlLabel,
  upsertControlSets,
  standardsBySet,
} from './control-sets.ts';
export {
  type ComplianceStandard,
  complianceStandardKeys,
  complianceStandards,
  toControls,
  sightOfControl,
} from './controls.ts';
export { frameworksOutside, standardsOfRegulations } from './regulations.ts';
export { type AssessedKind, listRecordedAssessments } from './recorded.repo.ts';
export { type PolicyRow, getRule, hasDueRule, listDueTargets, listRules } from './rules.repo.ts';
export {
  assess,
  type Assessment,
  type Look,
  type Looks,
  type RecordedAssessment,
  type Sight,
  sightOfCicdRisk,
  sightOfThreat,
  unite,
} from './sight.ts';
