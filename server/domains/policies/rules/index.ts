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
  coverageOfControl,
} from './controls.ts';
export { frameworksOutside, standardsOfRegulations } from './regulations.ts';
export { type AssessedKind, listRecordedAssessments } from './recorded.repo.ts';
export { type PolicyRow, getRule, hasDueRule, listDueTargets, listRules } from './rules.repo.ts';
export {
  assess,
  type Assessment,
  type ToolScan,
  type ToolScans,
  type RecordedAssessment,
  type Coverage,
  coverageOfCicdRisk,
  coverageOfThreat,
  mergeCoverage,
} from './coverage.ts';
